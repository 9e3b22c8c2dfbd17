import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyCalendarEntries } from '../../../src/features/calendar/calendar.examples';
import { HomeCalendar } from '../../../src/features/calendar/home-calendar';
import { calendarHandlers } from '../../handlers/calendar';
import { inPage } from '../../support/page-room';

const meta = {
  title: 'Features/Calendar/HomeCalendar',
  component: HomeCalendar,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component: 'The month at school, one month at a time. A click on a day does nothing.',
      },
    },
  },
} satisfies Meta<typeof HomeCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  parameters: { msw: { handlers: { calendar: calendarHandlers({ items: [] }) } } },
};

export const Loading: Story = {
  parameters: { msw: { handlers: { calendar: calendarHandlers({ delay: 'infinite' }) } } },
};

/** Readers see the placeholders; the log says what failed. */
export const Error: Story = {
  parameters: { msw: { handlers: { calendar: calendarHandlers({ status: 500 }) } } },
};

export const Long: Story = {
  parameters: {
    msw: { handlers: { calendar: calendarHandlers({ items: manyCalendarEntries(200) }) } },
  },
};

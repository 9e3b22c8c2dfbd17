import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyCalendarEntries } from '../../../src/features/calendar/calendar.examples';
import { HomeCalendar } from '../../../src/features/calendar/home-calendar';
import { calendarHandlers } from '../../handlers/calendar';
import { listEmpty, listFailed, listLoading } from '../../support/list-states';
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

export const Empty: Story = listEmpty({ calendar: calendarHandlers });

export const Loading: Story = listLoading({ calendar: calendarHandlers });

export const Error: Story = listFailed({ calendar: calendarHandlers });

export const Long: Story = {
  parameters: {
    msw: { handlers: { calendar: calendarHandlers({ items: manyCalendarEntries(200) }) } },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  cancelledEntries,
  manyCalendarEntries,
  movedEntries,
  weeklyEntries,
} from './calendar.examples';
import { HomeCalendar } from '../../../src/features/calendar/home-calendar';
import { calendarHandlers } from '../../handlers/calendar';
import { listEmpty, listFailed, listLoading } from '../../support/list-states';
import { inPage } from '../../support/in-page';

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

const withItems = (items: typeof cancelledEntries) => ({
  msw: { handlers: { calendar: calendarHandlers({ items }) } },
});

/** A day of which nothing is left has no dot and is struck. */
export const Cancelled: Story = { parameters: withItems(cancelledEntries) };

/** At the new day, and at the old one, which says where it went. */
export const Moved: Story = { parameters: withItems(movedEntries) };

/** Each day of what comes every week, but for the one that is left out. */
export const Weekly: Story = { parameters: withItems(weeklyEntries) };

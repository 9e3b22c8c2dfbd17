import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  cancelledEvents,
  eventRecords,
  manyEvents,
  movedEvents,
  weeklyEvents,
} from './events.examples';
import { HomeEvents } from '../../../src/features/events/home-events';
import { eventsHandlers } from '../../handlers/events';
import { listEmpty, listFailed, listLoading } from '../../support/list-states';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Features/Events/HomeEvents',
  component: HomeEvents,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component:
          'The front page’s events: this month’s, the next one first, then the others. The Events page has a list of its own.',
      },
    },
  },
} satisfies Meta<typeof HomeEvents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = listEmpty({ events: eventsHandlers });

export const Loading: Story = listLoading({ events: eventsHandlers });

export const Error: Story = listFailed({ events: eventsHandlers });

export const Long: Story = {
  parameters: { msw: { handlers: { events: eventsHandlers({ items: manyEvents(200) }) } } },
};

const withItems = (items: typeof cancelledEvents) => ({
  msw: { handlers: { events: eventsHandlers({ items }) } },
});

/** Nothing is to come: the last ones, which say so. */
export const Past: Story = { parameters: withItems(eventRecords.slice(-2)) };

/** The word comes first, with the reason where one is known, and the day is struck. */
export const Cancelled: Story = { parameters: withItems(cancelledEvents) };

/** At the new day, with the old one struck. */
export const Moved: Story = { parameters: withItems(movedEvents) };

/** The service sends the next day alone of what comes every week. */
export const Weekly: Story = { parameters: withItems(weeklyEvents.slice(1, 2)) };

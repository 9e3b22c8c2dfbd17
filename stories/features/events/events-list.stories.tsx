import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventsList } from '../../../src/features/events/events-list';
import { cancelledEvents, manyEvents, movedEvents, weeklyEvents } from './events.examples';
import { eventsHandlers } from '../../handlers/events';
import { atAddress } from '../../support/at-address';
import { listEmpty, listFailed, listLoading } from '../../support/list-states';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Features/Events/EventsList',
  component: EventsList,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component:
          'The Events page: this month’s events first, then all others by date, month by month. The front page has its own section for what comes next.',
      },
    },
  },
} satisfies Meta<typeof EventsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = listEmpty({ events: eventsHandlers });

export const Loading: Story = listLoading({ events: eventsHandlers });

export const Error: Story = listFailed({ events: eventsHandlers }, { fail: 'network' });

export const Long: Story = {
  parameters: { msw: { handlers: { events: eventsHandlers({ items: manyEvents(10_000) }) } } },
};

const withItems = (items: typeof cancelledEvents) => ({
  msw: { handlers: { events: eventsHandlers({ items }) } },
});

/** They stay listed: the word first, with the reason where one is known, and the day struck. */
export const Cancelled: Story = { parameters: withItems(cancelledEvents) };

/** At the new day, with the old one struck. */
export const Moved: Story = { parameters: withItems(movedEvents) };

/** Each day of what comes every week, but for the one that is left out. */
export const Weekly: Story = { parameters: withItems(weeklyEvents) };

/** One month of one year. */
export const Filtered: Story = { beforeEach: atAddress({ year: '2027', month: '1' }) };

/** With a way back to the whole list. */
export const FilteredToNothing: Story = { beforeEach: atAddress({ month: '2', q: 'swimming' }) };

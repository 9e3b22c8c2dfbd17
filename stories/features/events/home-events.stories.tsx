import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyEvents } from '../../../src/features/events/events.examples';
import { HomeEvents } from '../../../src/features/events/home-events';
import { eventsHandlers } from '../../handlers/events';
import { listEmpty, listFailed, listLoading } from '../../support/list-states';
import { inPage } from '../../support/page-room';

const meta = {
  title: 'Features/Events/HomeEvents',
  component: HomeEvents,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component:
          'The front page’s events: those of this month first. The Events page has a list of its own.',
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyEvents } from '../../../src/features/events/events.examples';
import { HomeEvents } from '../../../src/features/events/home-events';
import { eventsHandlers } from '../../handlers/events';
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

export const Empty: Story = {
  parameters: { msw: { handlers: { events: eventsHandlers({ items: [] }) } } },
};

export const Loading: Story = {
  parameters: { msw: { handlers: { events: eventsHandlers({ delay: 'infinite' }) } } },
};

/** Readers see the placeholders; the log says what failed. */
export const Error: Story = {
  parameters: { msw: { handlers: { events: eventsHandlers({ status: 500 }) } } },
};

export const Long: Story = {
  parameters: { msw: { handlers: { events: eventsHandlers({ items: manyEvents(200) }) } } },
};

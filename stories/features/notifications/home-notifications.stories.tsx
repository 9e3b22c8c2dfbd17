import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeNotifications } from '../../../src/features/notifications/home-notifications';
import { notificationRecords } from './notifications.examples';
import { notificationsHandlers } from '../../handlers/notifications';

const meta = {
  title: 'Features/Notifications/HomeNotifications',
  component: HomeNotifications,
  beforeEach: () => sessionStorage.clear(),
  parameters: {
    docs: {
      description: {
        component:
          'The popup of the front page: it opens by itself, once a visit, when there is something to note.',
      },
    },
  },
} satisfies Meta<typeof HomeNotifications>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One notification: nothing to turn. */
export const OneOnly: Story = {
  parameters: {
    msw: {
      handlers: {
        notifications: notificationsHandlers({ items: notificationRecords.slice(0, 1) }),
      },
    },
  },
};

/** Nothing stands on the page. */
export const Empty: Story = {
  parameters: {
    empty: 'There is nothing to note, so no popup opens.',
    msw: { handlers: { notifications: notificationsHandlers({ items: [] }) } },
  },
};

export const Loading: Story = {
  parameters: {
    empty: 'The popup opens once there is something in it.',
    msw: { handlers: { notifications: notificationsHandlers({ delay: 'infinite' }) } },
  },
};

export const Error: Story = {
  parameters: {
    empty: 'A popup that cannot be filled would only be in the way.',
    msw: { handlers: { notifications: notificationsHandlers({ status: 500 }) } },
  },
};

export const Long: Story = {
  parameters: {
    msw: {
      handlers: {
        notifications: notificationsHandlers({
          items: notificationRecords.map((record) => ({
            ...record,
            desc: `${record.desc} `.repeat(12),
          })),
        }),
      },
    },
  },
};

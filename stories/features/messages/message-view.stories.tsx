import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageView } from '../../../src/features/messages/message-view';
import { messageRecords } from './messages.examples';
import { messagesHandlers } from '../../handlers/messages';
import { listEmpty, listFailed, listLoading } from '../../support/list-states';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Features/Messages/MessageView',
  component: MessageView,
  decorators: [inPage],
  args: { category: 'Principal' },
  parameters: {
    docs: {
      description: {
        component:
          'The letter of one head of the school, on a page of its own. The front page quotes the principal in its own section.',
      },
    },
  },
} satisfies Meta<typeof MessageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Her message, which the service keeps under “President”. */
export const HeadMistress: Story = { args: { category: 'President' } };

/** The school's own words stand in. */
export const Empty: Story = listEmpty({ messages: messagesHandlers });

export const Loading: Story = listLoading({ messages: messagesHandlers });

export const Error: Story = listFailed({ messages: messagesHandlers });

export const Long: Story = {
  parameters: {
    msw: {
      handlers: {
        messages: messagesHandlers({
          items: messageRecords.map((record) => ({
            ...record,
            name: 'Dr. Lakshmi Narayani Venkataraghavan Chandrashekhar',
            message: record.message.repeat(12),
          })),
        }),
      },
    },
  },
};

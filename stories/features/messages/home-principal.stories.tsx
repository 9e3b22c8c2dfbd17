import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomePrincipal } from '../../../src/features/messages/home-principal';
import { messageRecords } from './messages.examples';
import { homeExample } from '../../templates/home/home.examples';
import { messagesHandlers } from '../../handlers/messages';
import { listEmpty, listFailed, listLoading } from '../../support/list-states';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Features/Messages/HomePrincipal',
  component: HomePrincipal,
  decorators: [inPage],
  args: {
    heading: { title: 'A word from the Principal' },
    fallback: homeExample.principal.fallback,
  },
  parameters: {
    docs: {
      description: {
        component:
          'The beginning of the principal’s message, set large; the school’s own welcome without one.',
      },
    },
  },
} satisfies Meta<typeof HomePrincipal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
            message: `<p>${'A sentence that goes on and on and never ends, '.repeat(80)}</p>`,
          })),
        }),
      },
    },
  },
};

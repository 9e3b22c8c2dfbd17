import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageView } from '../../src/features/messages/message-view';
import { InnerPage } from '../../src/templates/inner-page';
import { pageExamples } from '../templates/page.examples';
import { arrive, forgetReplies, inSite } from '../support/in-site';

const meta = {
  title: 'Pages/Message',
  component: InnerPage,
  decorators: [inSite(pageExamples.message.path)],
  args: { page: pageExamples.message, children: <MessageView category="Principal" /> },
  beforeEach: forgetReplies,
  play: arrive,
  parameters: {
    docs: {
      description: {
        component:
          'A page around the letter of one head of the school: the four message pages have this shape.',
      },
    },
  },
} satisfies Meta<typeof InnerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

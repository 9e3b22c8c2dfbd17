import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareButton, ShareNote } from '../../src/components/share/share-button';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Components/ShareButton',
  component: ShareButton,
  subcomponents: { ShareNote },
  decorators: [inPage],
  args: { title: 'Diwali holidays', path: '/Circular/circular-diwali-holidays-2026-10-26' },
  parameters: {
    docs: {
      story: { height: '160px' },
      description: {
        component:
          'Sends one circular or one album to others: the device’s own window with WhatsApp and mail, and where it has none, the text with its address is copied and the button says so. Nothing is loaded from anywhere.',
      },
    },
  },
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What stands beside it once the text is copied. */
export const Copied: Story = {
  render: () => <ShareNote>The text is copied, with its address.</ShareNote>,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoreText } from '../../src/components/more-text/more-text';

const sentence = 'Twenty-two young poets read their own verses over two evenings. ';

const meta = {
  title: 'Components/MoreText',
  component: MoreText,
  args: { text: sentence.repeat(12), of: 'Hindi Pakhwada' },
  parameters: {
    docs: {
      description: {
        component:
          'Text of unknown length in a list: long texts are folded and open with a button, short ones stand as they are.',
      },
    },
  },
} satisfies Meta<typeof MoreText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};

export const Short: Story = { args: { text: sentence } };

export const OneLongWord: Story = { args: { text: 'w'.repeat(400) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoreText } from '../../src/components/more-text/more-text';

const sentence = 'Twenty-two young poets read their own verses over two evenings. ';

const meta = {
  title: 'Components/MoreText',
  component: MoreText,
  args: { text: sentence.repeat(12), of: 'Hindi Pakhwada' },
  parameters: {
    docs: {
      story: { height: '260px' },
      description: {
        component:
          'Text of unknown length in a list: long texts are folded and open with a button, short ones stand as they are.',
      },
    },
  },
} satisfies Meta<typeof MoreText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A text too long for its card. */
export const Folded: Story = {};

/** A text that fits: no button. */
export const Short: Story = { args: { text: sentence } };

/** A word that is wider than its card. */
export const OneLongWord: Story = { args: { text: 'w'.repeat(400) } };

/** A text with addresses, as offices paste them: each leads there. */
export const Addresses: Story = {
  args: {
    text: 'Register by 20 November at https://forms.example/d/e/1FAIpQLSdR7xQ2mW9vK4nB8tYc3ZpHjL6sUaEoGiXfTqNwMbCrDyV/viewform (one form for each child), or write to admissions@school.example.\nThe rules are at www.school.example/rules.',
  },
};

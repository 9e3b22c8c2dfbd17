import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** A text with addresses, as offices paste them: each leads there. By keys those in what is folded are reached, too. */
export const Addresses: Story = {
  args: {
    text: 'Register by 20 November at https://forms.example/d/e/1FAIpQLSdR7xQ2mW9vK4nB8tYc3ZpHjL6sUaEoGiXfTqNwMbCrDyV/viewform (one form for each child), or write to admissions@school.example. Forms on paper are at the office, too, from 9:00 am to 1:00 pm.\nThe rules are at www.school.example/rules.',
    lines: 2,
  },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('link', { name: 'www.school.example/rules' });
    const isWhole = () => {
      const text = last.parentElement;
      return text !== null && text.scrollHeight <= text.clientHeight + 1;
    };
    await expect(isWhole()).toBe(false);
    for (let links = 0; links < 3; links += 1) await userEvent.tab();
    await expect(last).toHaveFocus();
    await expect(isWhole()).toBe(true);
    last.blur();
  },
};

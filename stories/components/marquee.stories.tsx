import type { Meta, StoryObj } from '@storybook/react-vite';
import { Marquee } from '../../src/components/marquee/marquee';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Components/Marquee',
  component: Marquee,
  decorators: [inPage],
  args: {
    label: 'highlights',
    seconds: 30,
    items: [
      { key: 'a', content: 'Winter timings begin on 16 November' },
      { key: 'b', content: <a href="/Career">Career</a> },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'A line of short items that passes by. It rests on hover, on focus and by its button; without motion it scrolls by hand.',
      },
    },
  },
} satisfies Meta<typeof Marquee>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Long: Story = {
  args: {
    seconds: 120,
    items: Array.from({ length: 30 }, (_, index) => ({
      key: `${index}`,
      content: `Notice ${index + 1} of the week`,
    })),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '#chakra';
import { Dialog } from '../../src/components/dialog/dialog';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { title: 'Please note', children: 'Winter timings begin.' },
  play: ({ canvasElement }) => canvasElement.querySelector('dialog')?.showModal(),
  parameters: {
    docs: {
      description: {
        component:
          'Asks for the reader’s whole attention. Use it rarely; it closes by its button, Escape, or a click beside it.',
      },
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a title, and a way out in its corner. */
export const Open: Story = {};

export const Long: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, index) => <Text key={index}>Line {index + 1}</Text>),
  },
};

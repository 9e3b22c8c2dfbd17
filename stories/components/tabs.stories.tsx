import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from '../../src/components/tabs/tabs';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  decorators: [inPage],
  args: {
    label: 'Levels',
    items: [
      { id: 'primary', label: 'Primary', panel: 'Five years to read with ease.' },
      { id: 'middle', label: 'Middle', panel: 'From “what” to “why”.' },
      { id: 'senior', label: 'Senior', panel: 'Science or Commerce.' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'One of a few panels of one kind. The tallest decides the height. With scripts off the tabs are links to the panels.',
      },
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** More tabs than fit scroll sideways. */
export const Many: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      id: `class-${index + 1}`,
      label: `Class ${index + 1}`,
      panel: `Class ${index + 1} in a few words.`,
    })),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../../src/components/chip/chip';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Components/Chip',
  component: Chip,
  decorators: [inPage],
  args: { children: 'Classes I to V' },
  parameters: {
    docs: {
      story: { height: '140px' },
      description: {
        component: 'A small label: a class, a kind, a number. It is read, not pressed.',
      },
    },
  },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A class, a type. */
export const Neutral: Story = {};

/** A label that belongs to the school. */
export const Brand: Story = { args: { tone: 'brand' } };

/** The one that counts today. */
export const Accent: Story = { args: { tone: 'accent', children: 'Today' } };

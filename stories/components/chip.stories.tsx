import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../../src/components/chip/chip';
import { inPage } from '../support/page-room';

const meta = {
  title: 'Components/Chip',
  component: Chip,
  decorators: [inPage],
  args: { children: 'Classes I to V' },
  parameters: {
    docs: {
      description: {
        component: 'A small label: a class, a kind, a number. It is read, not pressed.',
      },
    },
  },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Brand: Story = { args: { tone: 'brand' } };

export const Accent: Story = { args: { tone: 'accent', children: 'Today' } };

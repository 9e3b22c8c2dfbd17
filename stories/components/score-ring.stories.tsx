import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScoreRing } from '../../src/components/score-ring/score-ring';

const meta = {
  title: 'Components/ScoreRing',
  component: ScoreRing,
  args: { percent: 98.5, size: 136, children: '98.5%' },
  parameters: {
    docs: {
      story: { height: '220px' },
      description: {
        component:
          'A ring closed as far as a score goes, around a photo or the figure. The figure must also stand as text beside or inside it.',
      },
    },
  },
} satisfies Meta<typeof ScoreRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A ring that is half full. */
export const Half: Story = { args: { percent: 50, children: '50%' } };

/** Where no score is known. */
export const Unknown: Story = { args: { percent: undefined, children: '–' } };

/** The ring of nobody, for placeholders. */
export const Quiet: Story = { args: { percent: undefined, quiet: true, children: '100%' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { FiguresBlockView } from '../../src/blocks/figures/figures-block';
import { figuresExamples } from './figures.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/Figures',
  component: BlockList,
  subcomponents: { FiguresBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component:
          'Two to four facts that a number says best. Use it high on a page; never for numbers that a reader has to compare.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A few numbers that tell something by themselves. */
export const AtAGlance: Story = { args: { blocks: [figuresExamples.atAGlance.block] } };

/** Two abreast. */
export const OnAPhone: Story = {
  args: { blocks: [figuresExamples.atAGlance.block] },
  globals: { viewport: { value: 'phone' } },
};

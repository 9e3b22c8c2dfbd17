import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { FeePlannerBlockView } from '../../src/blocks/fee-planner/fee-planner-block';
import { feePlannerExamples } from './fee-planner.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/FeePlanner',
  component: BlockList,
  subcomponents: { FeePlannerBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component:
          'For a page of fees: a visitor chooses a class, and sees when to pay what, the year’s total, what is due next, and the fine for a day of payment. Use it beside the tables, which say the same without scripts.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before a class is chosen. */
export const Session: Story = { args: { blocks: [feePlannerExamples.session.block] } };

/** Fields one below the other, and a card for each instalment. */
export const OnAPhone: Story = {
  args: { blocks: [feePlannerExamples.session.block] },
  globals: { viewport: { value: 'phone' } },
};

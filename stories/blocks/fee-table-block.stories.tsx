import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { FeeTableBlockView } from '../../src/blocks/fee-table/fee-table-block';
import { feeTableExamples } from './fee-table.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/FeeTable',
  component: BlockList,
  subcomponents: { FeeTableBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component:
          'What each class pays in each period and in the year. On a phone each class gets a card.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All classes of a session, with the year’s total. */
export const Session: Story = { args: { blocks: [feeTableExamples.session.block] } };

/** A card for each class: a row of eight cells fits no phone. */
export const OnAPhone: Story = {
  args: { blocks: [feeTableExamples.session.block] },
  globals: { viewport: { value: 'phone' } },
};

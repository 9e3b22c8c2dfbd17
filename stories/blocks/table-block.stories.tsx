import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { TableBlockView } from '../../src/blocks/table/table-block';
import { tableExamples } from './table.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/Table',
  component: BlockList,
  subcomponents: { TableBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component:
          'Facts to look up or compare. The head stays in sight; on a phone rows become cards or the table scrolls, unless it is narrow enough to stay a table.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Few columns, which fit a phone as they are. */
export const Hours: Story = { args: { blocks: [tableExamples.hours.block] } };

/** Figures at the end, with totals. */
export const Marks: Story = { args: { blocks: [tableExamples.marks.block] } };

/** What is wider than a phone. */
export const OnAPhone: Story = {
  args: { blocks: [tableExamples.hours.block, tableExamples.marks.block] },
  globals: { viewport: { value: 'phone' } },
};

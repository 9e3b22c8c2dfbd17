import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { ProseBlockView } from '../../src/blocks/prose/prose-block';
import { proseExamples } from './prose.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/Prose',
  component: BlockList,
  subcomponents: { ProseBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component:
          'Running text: paragraphs, lists, small tables in Markdown. Use it for what has to be read as a whole; facts to look up belong into a table or an accordion.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A few paragraphs with a list and a quotation. */
export const WhenToPay: Story = { args: { blocks: [proseExamples.whenToPay.block] } };

/** Headings of its own and a small table. */
export const LongRead: Story = { args: { blocks: [proseExamples.longRead.block] } };

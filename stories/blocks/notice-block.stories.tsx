import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { NoticeBlockView } from '../../src/blocks/notice/notice-block';
import { noticeExamples } from './notice.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/Notice',
  component: BlockList,
  subcomponents: { NoticeBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component:
          'One sentence or two that must not be missed. The tone is said in a word, with an icon; at most one or two on a page.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Good to know. */
export const Info: Story = { args: { blocks: [noticeExamples.info.block] } };

/** Must not be missed. */
export const Important: Story = { args: { blocks: [noticeExamples.important.block] } };

/** In a preview: visitors don’t find it yet. */
export const NotPublished: Story = {
  args: {
    blocks: [{ ...noticeExamples.info.block, editorNotes: ['Not published before 1 Dec 2026'] }],
  },
};

/** What costs money, or can’t be undone. */
export const Warning: Story = { args: { blocks: [noticeExamples.warning.block] } };

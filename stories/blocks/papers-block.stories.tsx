import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { PapersBlockView } from '../../src/blocks/papers/papers-block';
import { papersExamples } from './papers.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/Papers',
  component: BlockList,
  subcomponents: { PapersBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component:
          'Papers that a school makes public. Days are stated as they are: the page cannot know on which day it is read.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What has a paper is a link; what has none is its name, and nothing is said about it. */
export const Certificates: Story = { args: { blocks: [papersExamples.certificates.block] } };

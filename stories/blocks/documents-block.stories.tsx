import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { DocumentsBlockView } from '../../src/blocks/documents/documents-block';
import { documentsExamples } from './papers.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/Papers',
  component: BlockList,
  subcomponents: { DocumentsBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component:
          'Documents that a school makes public. Days are stated as they are: the page cannot know on which day it is read.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What has a document is a link; what has none is its name, and nothing is said about it. */
export const Certificates: Story = { args: { blocks: [documentsExamples.certificates.block] } };

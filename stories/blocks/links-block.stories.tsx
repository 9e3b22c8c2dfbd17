import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { LinksBlockView } from '../../src/blocks/links/links-block';
import { linksExamples } from './links.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/Links',
  component: BlockList,
  subcomponents: { LinksBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component:
          'Where a reader may go next, at the foot of a page. A single link without a heading is the call to action of the page.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pages that a reader may need next. */
export const Next: Story = { args: { blocks: [linksExamples.next.block] } };

/** One link without a heading. */
export const CallToAction: Story = {
  args: {
    blocks: [
      {
        kind: 'links',
        items: [
          {
            title: 'Pay fees online',
            to: 'https://parents.pathdeep.example/deodar-hill',
            text: 'Opens the parent portal on another site.',
          },
        ],
      },
    ],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { siteExample } from '../components/layout/site.examples';
import { pageExamples } from '../templates/page.examples';
import { ReadingPage } from '../../src/templates/reading-page';
import { arrive, forgetReplies, inSite } from '../support/in-site';

const meta = {
  title: 'Pages/Content',
  component: ReadingPage,
  decorators: [inSite(pageExamples.content.path)],
  args: {
    page: pageExamples.content,
    children: <BlockList blocks={pageExamples.content.blocks} school={siteExample} />,
  },
  beforeEach: forgetReplies,
  play: arrive,
  parameters: {
    docs: {
      description: {
        component:
          'A page made of content blocks, as ContentPageTemplate builds every handbook page: the text beside the rail.',
      },
    },
  },
} satisfies Meta<typeof ReadingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

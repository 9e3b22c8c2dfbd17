import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsList } from '../../src/features/news/news-list';
import { InnerPage } from '../../src/templates/inner-page';
import { pageExamples } from '../templates/page.examples';
import { arrive, forgetReplies, inSite } from '../support/in-site';

const meta = {
  title: 'Pages/Live list',
  component: InnerPage,
  decorators: [inSite(pageExamples.liveList.path)],
  args: { page: pageExamples.liveList, children: <NewsList /> },
  beforeEach: forgetReplies,
  play: arrive,
  parameters: {
    docs: {
      description: {
        component:
          'A page around a list of the content service: news, events, circulars, albums, videos, alumni and toppers have this shape.',
      },
    },
  },
} satisfies Meta<typeof InnerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

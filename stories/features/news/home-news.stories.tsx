import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyNews } from './news.examples';
import { HomeNews } from '../../../src/features/news/home-news';
import { newsHandlers } from '../../handlers/news';
import { listEmpty, listFailed, listLoading } from '../../support/list-states';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Features/News/HomeNews',
  component: HomeNews,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component: 'The front page’s newest news. The News page has a list of its own.',
      },
    },
  },
} satisfies Meta<typeof HomeNews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = listEmpty({ news: newsHandlers });

export const Loading: Story = listLoading({ news: newsHandlers });

export const Error: Story = listFailed({ news: newsHandlers });

export const Long: Story = {
  parameters: { msw: { handlers: { news: newsHandlers({ items: manyNews(200) }) } } },
};

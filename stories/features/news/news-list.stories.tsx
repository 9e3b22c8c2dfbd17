import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyNews } from './news.examples';
import { NewsList } from '../../../src/features/news/news-list';
import { newsHandlers } from '../../handlers/news';
import { atAddress } from '../../support/at-address';
import { listEmpty, listFailed, listLoading } from '../../support/list-states';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Features/News/NewsList',
  component: NewsList,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component:
          'The News page: filter bar, one lead story, the others in columns. Use it once, on the page of its own; the front page has its own section.',
      },
    },
  },
} satisfies Meta<typeof NewsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = listEmpty({ news: newsHandlers });

export const Loading: Story = listLoading({ news: newsHandlers });

export const Error: Story = listFailed({ news: newsHandlers });

export const Long: Story = {
  parameters: { msw: { handlers: { news: newsHandlers({ items: manyNews(10_000) }) } } },
};

/** A search gives equal columns: no item is more important than another. */
export const Filtered: Story = { beforeEach: atAddress({ year: 'all', q: 'day' }) };

/** With a way back to the whole list. */
export const FilteredToNothing: Story = { beforeEach: atAddress({ month: '2', q: 'swimming' }) };

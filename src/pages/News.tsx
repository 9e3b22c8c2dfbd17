import { graphql, type PageProps } from 'gatsby';
import { NewsList } from '../features/news/news-list';
import { LivePage } from '../templates/live-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** News: the written page around its live list. */
export default function NewsPage({ data }: PageProps<PageData>) {
  return (
    <LivePage page={data.page.data}>
      <NewsList />
    </LivePage>
  );
}

export const query = graphql`
  query NewsPage {
    page: pageContent(path: { eq: "/News" }) {
      data
    }
  }
`;

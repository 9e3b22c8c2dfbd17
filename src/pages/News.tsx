import { graphql, type PageProps } from 'gatsby';
import { Island } from '../components/island/island';
import { NewsList } from '../features/news/news-list';
import { InnerPage } from '../templates/inner-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** News: the written page around its live list. */
export default function NewsPage({ data }: PageProps<PageData>) {
  return (
    <InnerPage page={data.page.data}>
      <Island name="news-list" component={NewsList} props={{}} />
    </InnerPage>
  );
}

export const query = graphql`
  query NewsPage {
    page: pageContent(path: { eq: "/News" }) {
      data
    }
  }
`;

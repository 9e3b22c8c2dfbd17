import { graphql, type PageProps } from 'gatsby';
import { TopperList } from '../features/toppers/topper-list';
import { LivePage } from '../templates/live-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** ISCToppers: the written page around its live list. */
export default function IscToppersPage({ data }: PageProps<PageData>) {
  return (
    <LivePage page={data.page.data}>
      <TopperList board="ISC" />
    </LivePage>
  );
}

export const query = graphql`
  query IscToppersPage {
    page: pageContent(path: { eq: "/ISCToppers" }) {
      data
    }
  }
`;

import { graphql, type PageProps } from 'gatsby';
import { TopperList } from '../features/toppers/topper-list';
import { LivePage } from '../templates/live-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** ICSEToppers: the written page around its live list. */
export default function IcseToppersPage({ data }: PageProps<PageData>) {
  return (
    <LivePage page={data.page.data}>
      <TopperList board="ICSE" />
    </LivePage>
  );
}

export const query = graphql`
  query IcseToppersPage {
    page: pageContent(path: { eq: "/ICSEToppers" }) {
      data
    }
  }
`;

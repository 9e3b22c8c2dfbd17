import { graphql, type PageProps } from 'gatsby';
import { CircularList } from '../features/circulars/circular-list';
import { LivePage } from '../templates/live-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** Circular: the written page around its live list. */
export default function CircularPage({ data }: PageProps<PageData>) {
  return (
    <LivePage page={data.page.data}>
      <CircularList />
    </LivePage>
  );
}

export const query = graphql`
  query CircularPage {
    page: pageContent(path: { eq: "/Circular" }) {
      data
    }
  }
`;

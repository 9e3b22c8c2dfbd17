import { graphql, type PageProps } from 'gatsby';
import { AlumniList } from '../features/alumni/alumni-list';
import { LivePage } from '../templates/live-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** Alumni: the written page around its live list. */
export default function AlumniPage({ data }: PageProps<PageData>) {
  return (
    <LivePage page={data.page.data}>
      <AlumniList />
    </LivePage>
  );
}

export const query = graphql`
  query AlumniPage {
    page: pageContent(path: { eq: "/Alumni" }) {
      data
    }
  }
`;

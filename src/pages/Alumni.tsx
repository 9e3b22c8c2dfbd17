import { graphql, type PageProps } from 'gatsby';
import { Island } from '../components/island/island';
import { AlumniList } from '../features/alumni/alumni-list';
import { useSite } from '../layout/site-context';
import { InnerPage } from '../templates/inner-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** Alumni: the written page around its live list. */
export default function AlumniPage({ data }: PageProps<PageData>) {
  const { alumni: profiles = [] } = useSite();
  return (
    <InnerPage page={data.page.data}>
      <Island name="alumni-list" component={AlumniList} props={{ profiles }} />
    </InnerPage>
  );
}

export const query = graphql`
  query AlumniPage {
    page: pageContent(path: { eq: "/Alumni" }) {
      data
    }
  }
`;

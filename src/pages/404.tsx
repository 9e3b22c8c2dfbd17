import { graphql, type PageProps } from 'gatsby';
import { Island } from '../components/island/island';
import { NotFound } from '../components/layout/not-found/not-found';
import type { SiteData } from '../components/layout/site-data';
import { PageHead } from '../templates/head/page-head';

interface NotFoundData {
  site: { data: SiteData };
}

/** What stands at an address that no page has. */
export default function NotFoundPage({ data }: PageProps<NotFoundData>) {
  return (
    <Island name="wrong-address">
      <NotFound paths={['/', ...data.site.data.paths]} />
    </Island>
  );
}

/** Its head: search engines are asked to leave it out. */
export function Head({ data }: { data: NotFoundData }) {
  return (
    <PageHead
      title="Page not found"
      description="This address leads to no page of the school's site. The help page shows the nearest ones and the whole menu."
      path="/404"
      school={data.site.data}
      listed={false}
    />
  );
}

export const query = graphql`
  query NotFoundPage {
    site: siteContent {
      data
    }
  }
`;

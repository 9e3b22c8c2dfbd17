import { graphql, type PageProps } from 'gatsby';
import { Island } from '../components/island/island';
import { EventsList } from '../features/events/events-list';
import { InnerPage } from '../templates/inner-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** Events: the written page around its live list. */
export default function EventsPage({ data }: PageProps<PageData>) {
  return (
    <InnerPage page={data.page.data}>
      <Island name="events-list" component={EventsList} props={{}} />
    </InnerPage>
  );
}

export const query = graphql`
  query EventsPage {
    page: pageContent(path: { eq: "/Events" }) {
      data
    }
  }
`;

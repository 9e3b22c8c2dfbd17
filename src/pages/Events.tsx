import { graphql, type PageProps } from 'gatsby';
import { EventsList } from '../features/events/events-list';
import { LivePage } from '../templates/live-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** Events: the written page around its live list. */
export default function EventsPage({ data }: PageProps<PageData>) {
  return (
    <LivePage page={data.page.data}>
      <EventsList />
    </LivePage>
  );
}

export const query = graphql`
  query EventsPage {
    page: pageContent(path: { eq: "/Events" }) {
      data
    }
  }
`;

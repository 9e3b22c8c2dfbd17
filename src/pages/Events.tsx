import { graphql, type PageProps } from 'gatsby';
import { Island } from '../components/island/island';
import { EventsList } from '../features/events/events-list';
import { InnerPage } from '../templates/inner-page';
import { CalendarSubscription } from '../templates/calendar-subscription';
import type { PageDataWithContents } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** Events: the written page around its live list, and the year's dates to keep. */
export default function EventsPage({ data }: PageProps<PageDataWithContents>) {
  return (
    <InnerPage page={data.page.data}>
      <CalendarSubscription pages={data.contents.nodes.map((node) => node.data)} />
      <Island name="events-list" component={EventsList} props={{}} />
    </InnerPage>
  );
}

export const query = graphql`
  query EventsPage {
    page: pageContent(path: { eq: "/Events" }) {
      data
    }
    contents: allPageContent(filter: { blank: { ne: true } }) {
      nodes {
        data
      }
    }
  }
`;

import { graphql, type PageProps } from 'gatsby';
import { MessageView } from '../features/messages/message-view';
import { LivePage } from '../templates/live-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** ManagerMessage: the written page around its live list. */
export default function ManagerMessagePage({ data }: PageProps<PageData>) {
  return (
    <LivePage page={data.page.data}>
      <MessageView category="Manager" />
    </LivePage>
  );
}

export const query = graphql`
  query ManagerMessagePage {
    page: pageContent(path: { eq: "/ManagerMessage" }) {
      data
    }
  }
`;

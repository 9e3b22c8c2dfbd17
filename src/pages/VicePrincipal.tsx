import { graphql, type PageProps } from 'gatsby';
import { MessageView } from '../features/messages/message-view';
import { LivePage } from '../templates/live-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** VicePrincipal: the written page around its live list. */
export default function VicePrincipalPage({ data }: PageProps<PageData>) {
  return (
    <LivePage page={data.page.data}>
      <MessageView category="Vice Principal" />
    </LivePage>
  );
}

export const query = graphql`
  query VicePrincipalPage {
    page: pageContent(path: { eq: "/VicePrincipal" }) {
      data
    }
  }
`;

import { graphql, type PageProps } from 'gatsby';
import { MessageView } from '../features/messages/message-view';
import { LivePage } from '../templates/live-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** HeadMistress: the written page around its live list. */
export default function HeadMistressPage({ data }: PageProps<PageData>) {
  return (
    <LivePage page={data.page.data}>
      <MessageView category="President" />
    </LivePage>
  );
}

export const query = graphql`
  query HeadMistressPage {
    page: pageContent(path: { eq: "/HeadMistress" }) {
      data
    }
  }
`;

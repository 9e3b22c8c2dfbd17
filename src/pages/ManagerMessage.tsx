import { graphql, type PageProps } from 'gatsby';
import { Island } from '../components/island/island';
import { MessageView } from '../features/messages/message-view';
import { InnerPage } from '../templates/inner-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** ManagerMessage: the written page around its live list. */
export default function ManagerMessagePage({ data }: PageProps<PageData>) {
  return (
    <InnerPage page={data.page.data}>
      <Island name="message-view" component={MessageView} props={{ category: 'Manager' }} />
    </InnerPage>
  );
}

export const query = graphql`
  query ManagerMessagePage {
    page: pageContent(path: { eq: "/ManagerMessage" }) {
      data
    }
  }
`;

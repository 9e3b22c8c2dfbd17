import { graphql, type PageProps } from 'gatsby';
import { Island } from '../components/island/island';
import { MessageView } from '../features/messages/message-view';
import { InnerPage } from '../templates/inner-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** VicePrincipal: the written page around its live list. */
export default function VicePrincipalPage({ data }: PageProps<PageData>) {
  return (
    <InnerPage page={data.page.data}>
      <Island name="message-view" component={MessageView} props={{ category: 'Vice Principal' }} />
    </InnerPage>
  );
}

export const query = graphql`
  query VicePrincipalPage {
    page: pageContent(path: { eq: "/VicePrincipal" }) {
      data
    }
  }
`;

import { graphql, type PageProps } from 'gatsby';
import { Island } from '../components/island/island';
import { MessageView } from '../features/messages/message-view';
import { InnerPage } from '../templates/inner-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** HeadMistress: the written page around its live list. */
export default function HeadMistressPage({ data }: PageProps<PageData>) {
  return (
    <InnerPage page={data.page.data}>
      <Island name="message-view" component={MessageView} props={{ category: 'President' }} />
    </InnerPage>
  );
}

export const query = graphql`
  query HeadMistressPage {
    page: pageContent(path: { eq: "/HeadMistress" }) {
      data
    }
  }
`;

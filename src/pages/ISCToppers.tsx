import { graphql, type PageProps } from 'gatsby';
import { Island } from '../components/island/island';
import { TopperList } from '../features/toppers/topper-list';
import { InnerPage } from '../templates/inner-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** ISCToppers: the written page around its live list. */
export default function IscToppersPage({ data }: PageProps<PageData>) {
  return (
    <InnerPage page={data.page.data}>
      <Island
        name="topper-list"
        component={TopperList}
        props={{ board: 'ISC', topperClass: 'XII' }}
      />
    </InnerPage>
  );
}

export const query = graphql`
  query IscToppersPage {
    page: pageContent(path: { eq: "/ISCToppers" }) {
      data
    }
  }
`;

import { graphql, type PageProps } from 'gatsby';
import { Island } from '../components/island/island';
import { TopperList } from '../features/toppers/topper-list';
import { InnerPage } from '../templates/inner-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** ICSEToppers: the written page around its live list. */
export default function IcseToppersPage({ data }: PageProps<PageData>) {
  return (
    <InnerPage page={data.page.data}>
      <Island
        name="topper-list"
        component={TopperList}
        props={{ board: 'ICSE', topperClass: 'X' }}
      />
    </InnerPage>
  );
}

export const query = graphql`
  query IcseToppersPage {
    page: pageContent(path: { eq: "/ICSEToppers" }) {
      data
    }
  }
`;

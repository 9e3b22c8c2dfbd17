import { graphql, type PageProps } from 'gatsby';
import { Island } from '../components/island/island';
import { TopperList } from '../features/toppers/topper-list';
import { useSite } from '../layout/site-context';
import { InnerPage } from '../templates/inner-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** ClassXIIToppers: the written page around its live list, for a school of any board. */
export default function ClassXIIToppersPage({ data }: PageProps<PageData>) {
  const { examinations = [] } = useSite();
  const board = examinations.find((one) => one.class === 'XII')?.name ?? 'Class XII';
  return (
    <InnerPage page={data.page.data}>
      <Island name="topper-list" component={TopperList} props={{ board, topperClass: 'XII' }} />
    </InnerPage>
  );
}

export const query = graphql`
  query ClassXIIToppersPage {
    page: pageContent(path: { eq: "/ClassXIIToppers" }) {
      data
    }
  }
`;

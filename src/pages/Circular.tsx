import { graphql, type PageProps } from 'gatsby';
import { Island } from '../components/island/island';
import { CircularList } from '../features/circulars/circular-list';
import { CircularTemplate } from '../features/circulars/circular-sheet';
import { InnerPage } from '../templates/inner-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** Circular: the written page around its live list. */
export default function CircularPage({ data }: PageProps<PageData>) {
  return (
    <InnerPage page={data.page.data}>
      <CircularTemplate />
      <Island name="circular-list" component={CircularList} props={{}} />
    </InnerPage>
  );
}

export const query = graphql`
  query CircularPage {
    page: pageContent(path: { eq: "/Circular" }) {
      data
    }
  }
`;

import { graphql, type PageProps } from 'gatsby';
import { Island } from '../components/island/island';
import { AlbumList } from '../features/gallery/album-list';
import { InnerPage } from '../templates/inner-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** Gallery: the written page around its live list. */
export default function GalleryPage({ data }: PageProps<PageData>) {
  return (
    <InnerPage page={data.page.data}>
      <Island name="album-list" component={AlbumList} props={{}} />
    </InnerPage>
  );
}

export const query = graphql`
  query GalleryPage {
    page: pageContent(path: { eq: "/Gallery" }) {
      data
    }
  }
`;

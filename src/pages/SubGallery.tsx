import { graphql, type PageProps } from 'gatsby';
import { Island } from '../components/island/island';
import { AlbumTemplate } from '../features/gallery/album-template';
import { AlbumView } from '../features/gallery/album-view';
import { InnerPage } from '../templates/inner-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** SubGallery: the written page around its live list. */
export default function SubGalleryPage({ data }: PageProps<PageData>) {
  return (
    <InnerPage page={data.page.data}>
      <AlbumTemplate />
      <Island name="album-view" component={AlbumView} props={{}} />
    </InnerPage>
  );
}

export const query = graphql`
  query SubGalleryPage {
    page: pageContent(path: { eq: "/SubGallery" }) {
      data
    }
  }
`;

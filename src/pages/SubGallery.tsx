import { graphql, type PageProps } from 'gatsby';
import { AlbumView } from '../features/gallery/album-view';
import { LivePage } from '../templates/live-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** SubGallery: the written page around its live list. */
export default function SubGalleryPage({ data }: PageProps<PageData>) {
  return (
    <LivePage page={data.page.data}>
      <AlbumView />
    </LivePage>
  );
}

export const query = graphql`
  query SubGalleryPage {
    page: pageContent(path: { eq: "/SubGallery" }) {
      data
    }
  }
`;

import { graphql, type PageProps } from 'gatsby';
import { AlbumList } from '../features/gallery/album-list';
import { LivePage } from '../templates/live-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** Gallery: the written page around its live list. */
export default function GalleryPage({ data }: PageProps<PageData>) {
  return (
    <LivePage page={data.page.data}>
      <AlbumList />
    </LivePage>
  );
}

export const query = graphql`
  query GalleryPage {
    page: pageContent(path: { eq: "/Gallery" }) {
      data
    }
  }
`;

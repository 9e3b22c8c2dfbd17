import { graphql, type PageProps } from 'gatsby';
import { VideoList } from '../features/videos/video-list';
import { LivePage } from '../templates/live-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** VideoGallery: the written page around its live list. */
export default function VideoGalleryPage({ data }: PageProps<PageData>) {
  return (
    <LivePage page={data.page.data}>
      <VideoList />
    </LivePage>
  );
}

export const query = graphql`
  query VideoGalleryPage {
    page: pageContent(path: { eq: "/VideoGallery" }) {
      data
    }
  }
`;

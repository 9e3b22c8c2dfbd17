import { graphql, type PageProps } from 'gatsby';
import { Island } from '../components/island/island';
import { VideoList } from '../features/videos/video-list';
import { InnerPage } from '../templates/inner-page';
import type { PageData } from '../templates/page-data';

export { ContentHead as Head } from '../templates/content-head';

/** VideoGallery: the written page around its live list. */
export default function VideoGalleryPage({ data }: PageProps<PageData>) {
  return (
    <InnerPage page={data.page.data}>
      <Island name="video-list" component={VideoList} props={{}} />
    </InnerPage>
  );
}

export const query = graphql`
  query VideoGalleryPage {
    page: pageContent(path: { eq: "/VideoGallery" }) {
      data
    }
  }
`;

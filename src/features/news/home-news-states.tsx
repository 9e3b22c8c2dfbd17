import { Box } from '#chakra';
import { SlideRow } from '../../components/carousel/slide-row';
import type { SlidesPerView } from '../../components/carousel/slide-widths';
import { BlankDateBadge } from '../../components/date-badge/date-badge';
import { LinesLoading } from '../../components/lines/lines-loading';
import { RemotePicture } from '../../components/picture/remote-picture';
import { Skeleton } from '../../components/skeleton/skeleton';
import { NewsCardLayout } from './news-card';
import { emptyNews } from './news.empty';

/** News side by side on the front page. */
export const homeNewsSlides: SlidesPerView = {
  base: 3,
  upTo: [
    [1400, 2],
    [600, 1],
  ],
};

const places = [1, 2, 3];

/** The front page's news while they are loading. */
export function HomeNewsLoading() {
  return (
    <SlideRow slides={homeNewsSlides} loading>
      {places.map((place) => (
        <NewsCardLayout
          key={place}
          picture={<Skeleton aspectRatio="16 / 9" borderRadius="0" />}
          badge={<Box w="72px" h="72px" bg="surface" border="hairline" borderRadius="10px" />}
          title={<LinesLoading count={2} />}
          text={<LinesLoading count={2} />}
        />
      ))}
    </SlideRow>
  );
}

/** The front page without news: cards of the same size, so that the row keeps its height. */
export function HomeNewsEmpty() {
  return (
    <SlideRow slides={homeNewsSlides}>
      {places.map((place) => (
        <NewsCardLayout
          key={place}
          tone="quiet"
          picture={
            <Box opacity="0.55">
              <RemotePicture srcFor={undefined} alt="" ratio={[16, 9]} />
            </Box>
          }
          badge={
            <Box bg="bg" borderRadius="10px">
              <BlankDateBadge text={emptyNews.homeDate} />
            </Box>
          }
          title={emptyNews.title}
          text={emptyNews.description}
        />
      ))}
    </SlideRow>
  );
}

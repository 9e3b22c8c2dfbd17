import { Box } from '#chakra';
import { SlideRow } from '../../components/carousel/slide-row';
import type { SlidesPerView } from '../../components/carousel/slide-widths';
import { BlankLeaf } from '../../components/date-leaf/date-leaf';
import { LinesLoading } from '../../components/lines/lines-loading';
import { RemotePicture } from '../../components/picture/remote-picture';
import { Skeleton } from '../../components/skeleton/skeleton';
import { NewsSheet } from './news-card';
import { newsPlaceholder } from './news.placeholders';

/** News side by side on the front page. */
export const homeNewsSlides: SlidesPerView = {
  base: 3,
  upTo: [
    [1400, 2],
    [600, 1],
  ],
};

const places = [1, 2, 3];

/** The front page's news while they are on their way. */
export function HomeNewsLoading() {
  return (
    <SlideRow slides={homeNewsSlides} loading>
      {places.map((place) => (
        <NewsSheet
          key={place}
          picture={<Skeleton aspectRatio="16 / 9" borderRadius="0" />}
          leaf={<Box w="72px" h="72px" bg="surface" border="hairline" borderRadius="10px" />}
          title={<LinesLoading count={2} />}
          text={<LinesLoading count={2} />}
        />
      ))}
    </SlideRow>
  );
}

/** What stands there when there are no news: cards of the same size, so that the row keeps its height. */
export function HomeNewsPlaceholders() {
  return (
    <SlideRow slides={homeNewsSlides}>
      {places.map((place) => (
        <NewsSheet
          key={place}
          tone="quiet"
          picture={
            <Box opacity="0.55">
              <RemotePicture srcFor={undefined} alt="" ratio={[16, 9]} />
            </Box>
          }
          leaf={
            <Box bg="bg" borderRadius="10px">
              <BlankLeaf text={newsPlaceholder.homeDate} />
            </Box>
          }
          title={newsPlaceholder.title}
          text={newsPlaceholder.description}
        />
      ))}
    </SlideRow>
  );
}

import { Box } from '#chakra';
import { SlideRow } from '../../components/carousel/slide-row';
import type { SlidesPerView } from '../../components/carousel/slide-widths';
import { LinesLoading } from '../../components/lines/lines-loading';
import { RemotePicture } from '../../components/picture/remote-picture';
import { Skeleton } from '../../components/skeleton/skeleton';
import { ScoreBadge, TopperCardLayout } from './topper-card';
import { emptyTopper } from './toppers.empty';

/** Toppers side by side on the front page. */
export const homeTopperSlides: SlidesPerView = {
  base: 2,
  upTo: [
    [992, 3],
    [767, 2],
    [480, 1],
  ],
};

const places = [1, 2, 3];

/** One board's toppers while they are loading. */
export function BoardLoading() {
  return (
    <SlideRow slides={homeTopperSlides} loading>
      {places.map((place) => (
        <TopperCardLayout
          key={place}
          photo={<Skeleton aspectRatio="1" borderRadius="0" />}
          ring={<Box w="88px" h="88px" borderRadius="50%" border="hairline" />}
          name={<LinesLoading count={1} />}
          stream={<LinesLoading count={1} />}
        />
      ))}
    </SlideRow>
  );
}

/** A board without toppers: cards of the same size, so that the row keeps its height. */
export function BoardEmpty() {
  return (
    <SlideRow slides={homeTopperSlides}>
      {places.map((place) => (
        <TopperCardLayout
          key={place}
          tone="quiet"
          photo={
            <Box opacity="0.45">
              <RemotePicture srcFor={undefined} alt="" ratio={[1, 1]} />
            </Box>
          }
          ring={<ScoreBadge text={emptyTopper.score} quiet />}
          name={emptyTopper.name}
          stream={emptyTopper.stream}
        />
      ))}
    </SlideRow>
  );
}

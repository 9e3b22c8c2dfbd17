import { Box } from '#chakra';
import { SlideRow } from '../../components/carousel/slide-row';
import type { SlidesPerView } from '../../components/carousel/slide-widths';
import { LinesLoading } from '../../components/lines/lines-loading';
import { RemotePicture } from '../../components/picture/remote-picture';
import { Skeleton } from '../../components/skeleton/skeleton';
import { HomeAlbumCardLayout } from './home-album-card';
import { emptyAlbum } from './gallery.empty';

/** Albums side by side on the front page: four, then three, two and one. */
export const homeAlbumSlides: SlidesPerView = {
  base: 4,
  upTo: [
    [1200, 3],
    [900, 2],
    [600, 1],
  ],
};

const places = [1, 2, 3, 4];

/** The front page's albums while they are loading. */
export function HomeGalleryLoading() {
  return (
    <SlideRow slides={homeAlbumSlides} loading>
      {places.map((place) => (
        <HomeAlbumCardLayout
          key={place}
          picture={<Skeleton aspectRatio="4 / 3" borderRadius="0" />}
          title={<LinesLoading count={1} />}
          detail={<LinesLoading count={1} />}
        />
      ))}
    </SlideRow>
  );
}

/** The front page without albums: cards of the same size, so that the row keeps its height. */
export function HomeGalleryEmpty() {
  return (
    <SlideRow slides={homeAlbumSlides}>
      {places.map((place) => (
        <HomeAlbumCardLayout
          key={place}
          quiet
          picture={
            <Box opacity="0.55">
              <RemotePicture srcFor={undefined} alt="" ratio={[4, 3]} />
            </Box>
          }
          title={emptyAlbum.title}
          detail={emptyAlbum.date}
        />
      ))}
    </SlideRow>
  );
}

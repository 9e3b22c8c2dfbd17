import type { SlidesPerView } from '../../components/carousel/slide-widths';
import { LinesLoading } from '../../components/lines/lines-loading';
import { BlankPicture } from '../../components/picture/blank-picture';
import { Skeleton } from '../../components/skeleton/skeleton';
import { LiveCarousel, type TeaserProps, teasersMost } from '../shared/live-carousel';
import { useLiveQuery } from '../shared/use-live-query';
import { HomeAlbumCard, HomeAlbumCardLayout } from './home-album-card';
import { homeGalleryQuery } from './gallery.queries';

/** Albums side by side on the front page: four, then three, two and one. */
const slides: SlidesPerView = {
  base: 4,
  upTo: [
    [1200, 3],
    [900, 2],
    [600, 1],
  ],
};

/** The front page's albums, newest first. */
export function HomeGallery({ alone = false }: TeaserProps) {
  return (
    <LiveCarousel
      label="albums"
      slides={slides}
      list={useLiveQuery(homeGalleryQuery)}
      {...(alone ? {} : { most: teasersMost })}
      all={!alone && { to: '/Gallery', label: 'All albums' }}
      loading={
        <HomeAlbumCardLayout
          picture={<Skeleton aspectRatio="4 / 3" borderRadius="0" />}
          title={<LinesLoading count={1} />}
          detail={<LinesLoading count={1} />}
        />
      }
      empty={
        <HomeAlbumCardLayout
          quiet
          picture={<BlankPicture ratio={[4, 3]} />}
          title="Album Title"
          detail="DD MM"
        />
      }
    >
      {(album) => <HomeAlbumCard key={album.key} album={album} alone={alone} />}
    </LiveCarousel>
  );
}

export default HomeGallery;

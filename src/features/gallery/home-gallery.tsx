import { ButtonLink } from '../../components/button/button-link';
import { Carousel } from '../../components/carousel/carousel';
import { mostSlides } from '../../components/carousel/most-slides';
import { LoadingRegion } from '../../components/deferred/loading-region';
import type { TeaserProps } from '../../lists/teaser-props';
import { useLiveQuery } from '../../lists/use-live-query';
import { HomeAlbumCard } from './home-album-card';
import { homeGalleryQuery } from './gallery.queries';
import { HomeGalleryLoading, HomeGalleryEmpty, homeAlbumSlides } from './home-gallery-states';

/** The front page's albums, newest first. */
export function HomeGallery({ alone = false }: TeaserProps) {
  const { data = [], isPending } = useLiveQuery(homeGalleryQuery);
  if (isPending) {
    return (
      <LoadingRegion>
        <HomeGalleryLoading />
      </LoadingRegion>
    );
  }
  if (data.length === 0) return <HomeGalleryEmpty />;
  return (
    <Carousel
      label="albums"
      slides={homeAlbumSlides}
      foot={
        alone ? null : (
          <ButtonLink to="/Gallery" variant="outline">
            All albums
          </ButtonLink>
        )
      }
    >
      {data.slice(0, mostSlides).map((album) => (
        <HomeAlbumCard key={album.key} album={album} alone={alone} />
      ))}
    </Carousel>
  );
}

export default HomeGallery;

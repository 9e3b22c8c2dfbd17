import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/button/button-link';
import { Carousel } from '../../components/carousel/carousel';
import { HomeAlbumCard } from './home-album-card';
import { homeGalleryQuery } from './gallery.queries';
import {
  HomeGalleryLoading,
  HomeGalleryPlaceholders,
  homeAlbumSlides,
} from './home-gallery-places';

/** The front page's albums, newest first. */
export function HomeGallery() {
  const { data = [], isPending } = useQuery(homeGalleryQuery);
  if (isPending) return <HomeGalleryLoading />;
  if (data.length === 0) return <HomeGalleryPlaceholders />;
  return (
    <Carousel
      label="albums"
      slides={homeAlbumSlides}
      foot={
        <ButtonLink to="/Gallery" variant="outline">
          All albums
        </ButtonLink>
      }
    >
      {data.map((album) => (
        <HomeAlbumCard key={album.key} album={album} />
      ))}
    </Carousel>
  );
}

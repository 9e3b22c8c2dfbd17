import { Box, Heading, Text } from '#chakra';
import { RemotePicture } from '../../components/picture/remote-picture';
import { Skeleton } from '../../components/skeleton/skeleton';
import { firstPicturePlace } from '../../lists/first-picture';
import { albumPicture } from './album-card';
import { AlbumTable } from './album-grid';
import { emptyAlbum, EMPTY_ALBUM_CARDS } from './gallery.empty';
import { PhotoStack } from './photo-stack';

/** The page while its albums are loading. */
export function AlbumsLoading() {
  return (
    <Box aria-hidden="true">
      <AlbumTable>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <li key={place}>
            <Skeleton
              mt={2}
              aspectRatio="4 / 3"
              borderRadius="card"
              {...(place === 1 && firstPicturePlace(albumPicture))}
            />
            <Skeleton h="16px" mt={5} />
            <Skeleton h="26px" mt={3} w="75%" />
            <Skeleton h="20px" mt={3} w="35%" />
          </li>
        ))}
      </AlbumTable>
    </Box>
  );
}

/** The page without albums: cards that show where picture and title will be. */
export function AlbumsEmpty() {
  return (
    <AlbumTable>
      {Array.from({ length: EMPTY_ALBUM_CARDS }, (_, place) => (
        <Box as="li" key={place} color="ink.muted">
          <PhotoStack quiet>
            <Box>
              <RemotePicture srcFor={undefined} alt="" ratio={[4, 3]} />
            </Box>
          </PhotoStack>
          <Text mt={5} textStyle="small">
            {emptyAlbum.date}
          </Text>
          <Heading as="h2" textStyle="h3" mt={1}>
            {emptyAlbum.title}
          </Heading>
          <Text mt={2}>{emptyAlbum.description}</Text>
        </Box>
      ))}
    </AlbumTable>
  );
}

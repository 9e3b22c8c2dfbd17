import { Box, Heading, Text } from '@chakra-ui/react';
import { SmartLink } from '../../components/link/smart-link';
import { RemotePicture } from '../../components/picture/remote-picture';
import { formatDay } from '../../dates/format';
import { imageUrl } from '../../http/file-url';
import { albumAddress } from './gallery.address';
import type { Album } from './gallery.schema';
import { photoCount } from './photo-count';
import { PhotoStack } from './photo-stack';

/** An album as a pile of prints: date, number of photos, title, and the way to all of them. */
export function AlbumCard({ album }: { album: Album }) {
  const { photos, title, date } = album;
  const [cover] = photos;
  const address = albumAddress(album);
  return (
    <Box as="article" className="group" position="relative">
      <PhotoStack>
        <Box>
          <RemotePicture
            srcFor={cover ? (width) => imageUrl(cover, { width }) : undefined}
            alt=""
            ratio={[4, 3]}
            widths={[320, 480, 800]}
            sizes="(min-width: 64em) 370px, (min-width: 30em) 46vw, 92vw"
          />
        </Box>
      </PhotoStack>
      <Text mt={5} textStyle="small" color="ink.muted">
        {date ? `${formatDay(date)} · ` : ''}
        {photoCount(photos.length)}
      </Text>
      <Heading as="h2" textStyle="h3" mt={1} overflowWrap="anywhere">
        {title}
      </Heading>
      {address ? (
        <SmartLink to={address} variant="standalone" mt={2} aria-label={`View More: ${title}`}>
          View More
        </SmartLink>
      ) : null}
    </Box>
  );
}

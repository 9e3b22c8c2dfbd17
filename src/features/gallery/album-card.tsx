import { Box, chakra, Flex, Heading, Text } from '#chakra';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Images from 'lucide-react/icons/images';
import { memo } from 'react';
import { Icon } from '../../components/icon/icon';
import { SmartLink } from '../../components/link/smart-link';
import { RemotePicture } from '../../components/picture/remote-picture';
import { formatDay } from '../../lib/dates/format';
import { imageUrl } from '../../lib/http/file-url';
import { albumAddress } from './gallery.address';
import type { Album } from './gallery.schema';
import { photoCount, PhotoStack } from './photo-stack';
import { inLanguage } from '../../lib/language/in-language';

const coverPicture = {
  widths: [320, 480, 800],
  sizes: '(min-width: 64em) 370px, (min-width: 30em) 46vw, 92vw',
};

/** An album as a stack of photos: day, number of photos, title; the whole card is a link. */
export const AlbumCard = memo(function AlbumCard({ album }: { album: Album }) {
  const { photos, title, date, lang } = album;
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
            {...coverPicture}
          />
        </Box>
      </PhotoStack>
      <Flex mt={5} justify="space-between" gap={3} textStyle="small" color="ink.muted">
        {date ? <time dateTime={date}>{formatDay(date)}</time> : <span />}
        <Flex as="span" align="center" gap={2}>
          <Icon as={Images} size={16} />
          {photoCount(photos.length)}
        </Flex>
      </Flex>
      <Heading as="h2" {...inLanguage(lang)} textStyle="h3" mt={1}>
        {title}
      </Heading>
      {address ? (
        <Text mt={2} fontWeight="semibold" color="brand">
          <SmartLink to={address} variant="overlay">
            View More
            <chakra.span srOnly {...inLanguage(lang)}>
              : {title}
            </chakra.span>
          </SmartLink>{' '}
          <chakra.span display="inline-block" verticalAlign="-3px">
            <Icon as={ArrowRight} size={18} />
          </chakra.span>
        </Text>
      ) : null}
    </Box>
  );
});

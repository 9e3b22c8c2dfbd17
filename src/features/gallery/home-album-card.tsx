import { Box, Heading } from '#chakra';
import type { ReactNode } from 'react';
import { Lines } from '../../components/lines/lines';
import { SmartLink } from '../../components/link/smart-link';
import { RemotePicture } from '../../components/picture/remote-picture';
import { formatDay } from '../../lib/dates/format';
import { imageUrl } from '../../lib/http/file-url';
import type { TeaserProps } from '../shared/live-carousel';
import { albumAddress } from './gallery.address';
import type { Album } from './gallery.schema';
import { photoCount, PhotoStack } from './photo-stack';
import { inLanguage } from '../../lib/language/in-language';

export interface HomeAlbumCardLayoutProps {
  picture: ReactNode;
  /** The line above the title: when it was, and how many photos there are. */
  detail: ReactNode;
  title: ReactNode;
  lang?: string | undefined;
  quiet?: boolean;
}

/** The sheet that albums, their loading and their empty states share: all of one height. */
export function HomeAlbumCardLayout({
  picture,
  detail,
  title,
  lang,
  quiet = false,
}: HomeAlbumCardLayoutProps) {
  return (
    <Box as="article" className="group" position="relative" color={quiet ? 'ink.muted' : undefined}>
      <Box px={1}>
        <PhotoStack quiet={quiet}>
          <Box>{picture}</Box>
        </PhotoStack>
      </Box>
      <Lines count={1} mt={5} color="ink.muted" lineHeight="snug" fontSize="sm">
        {detail}
      </Lines>
      <Heading as="h3" {...inLanguage(lang)} textStyle="h4" mt={1}>
        <Lines as="span" count={2}>
          {title}
        </Lines>
      </Heading>
    </Box>
  );
}

/** One album of the front page: its first photo, how many there are, and the way to them. */
export function HomeAlbumCard({ album, alone = false }: TeaserProps & { album: Album }) {
  const { photos, title, date } = album;
  const [cover] = photos;
  const address = alone ? undefined : albumAddress(album);
  return (
    <HomeAlbumCardLayout
      lang={album.lang}
      picture={
        <RemotePicture
          srcFor={cover ? (width) => imageUrl(cover, { width }) : undefined}
          alt=""
          ratio={[4, 3]}
          widths={[320, 480, 720]}
          sizes="(min-width: 1201px) 282px, (min-width: 901px) 30vw, (min-width: 601px) 46vw, 92vw"
        />
      }
      detail={[date && formatDay(date), photoCount(photos.length)].filter(Boolean).join(' · ')}
      title={
        address ? (
          <SmartLink to={address} variant="overlay">
            {title}
          </SmartLink>
        ) : (
          title
        )
      }
    />
  );
}

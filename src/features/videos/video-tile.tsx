import { Box, chakra, Flex, Heading } from '#chakra';
import ExternalLink from 'lucide-react/icons/external-link';
import { Icon } from '../../components/icon/icon';
import { SmartLink } from '../../components/link/smart-link';
import { formatDay } from '../../lib/dates/format';
import type { Video } from './videos.schema';
import { VideoScene } from './video-scene';
import { inLanguage } from '../../lib/language/in-language';

export interface VideoTileProps {
  video: Video;
  /** Selects one of the drawn skies; any whole number. */
  variant: number;
}

/** A drawn tile with the video's title; the whole of it opens the video in a new tab. */
export function VideoTile({ video: { title, date, url, lang }, variant }: VideoTileProps) {
  return (
    <Box as="article" className="group" position="relative">
      <VideoScene variant={variant} />
      <Heading as="h2" {...inLanguage(lang)} textStyle="h4" mt={3}>
        <SmartLink to={url} target="_blank" rel="noopener noreferrer" variant="overlay">
          {title}
          <chakra.span srOnly>, opens in a new tab</chakra.span>
        </SmartLink>
      </Heading>
      <Flex mt={1} gap={4} justify="space-between" textStyle="small" color="ink.muted">
        {date ? <time dateTime={date}>{formatDay(date)}</time> : <span />}
        <Flex as="span" align="center" gap={2} aria-hidden="true">
          New tab <Icon as={ExternalLink} size={15} />
        </Flex>
      </Flex>
    </Box>
  );
}

import { Box, Grid } from '#chakra';
import { memo, type ReactNode } from 'react';
import { Skeleton } from '../../components/skeleton/skeleton';
import { VideoTile } from './video-tile';
import type { Video } from './videos.schema';

/** Videos as tiles; nothing is fetched from the video's site. */
export const VideoGrid = memo(function VideoGrid({ items }: { items: readonly Video[] }) {
  return (
    <Tiles>
      {items.map((video, index) => (
        <Box as="li" key={video.key} minW="0">
          <VideoTile video={video} variant={index} />
        </Box>
      ))}
    </Tiles>
  );
});

/** The page while its videos are loading. */
export function VideosLoading() {
  return (
    <Box aria-hidden="true">
      <Tiles>
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => (
          <li key={place}>
            <Skeleton aspectRatio="16 / 9" borderRadius="card" />
            <Skeleton h="24px" mt={4} w="85%" />
            <Skeleton h="16px" mt={3} w="45%" />
          </li>
        ))}
      </Tiles>
    </Box>
  );
}

function Tiles({ children }: { children: ReactNode }) {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      }}
      columnGap={{ base: 5, md: 7 }}
      rowGap={{ base: 8, md: 10 }}
    >
      {children}
    </Grid>
  );
}

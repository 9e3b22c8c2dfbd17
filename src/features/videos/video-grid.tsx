import { memo } from 'react';
import { Skeleton } from '../../components/skeleton/skeleton';
import { CardList, columns, type GridProps, SkeletonGrid } from '../shared/card-grid';
import { VideoTile } from './video-tile';
import type { Video } from './videos.schema';

const grid: GridProps = {
  templateColumns: { base: columns(1), sm: columns(2), lg: columns(3) },
  columnGap: { base: 5, md: 7 },
  rowGap: { base: 8, md: 10 },
};

/** Videos as tiles; nothing is fetched from the video's site. */
export const VideoGrid = memo(function VideoGrid({ items }: { items: readonly Video[] }) {
  return (
    <CardList grid={grid} items={items}>
      {(video, index) => <VideoTile video={video} variant={index} />}
    </CardList>
  );
});

/** The page while its videos are loading. */
export const VideosLoading = () => (
  <SkeletonGrid {...grid} count={9}>
    <Skeleton aspectRatio="16 / 9" borderRadius="card" />
    <Skeleton h="24px" mt={4} w="85%" />
    <Skeleton h="16px" mt={3} w="45%" />
  </SkeletonGrid>
);

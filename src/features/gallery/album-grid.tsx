import { Box, Heading, Text } from '#chakra';
import { memo } from 'react';
import { RemotePicture } from '../../components/picture/remote-picture';
import { Skeleton } from '../../components/skeleton/skeleton';
import { CardGrid, CardList, columns, type GridProps, SkeletonGrid } from '../shared/card-grid';
import { AlbumCard } from './album-card';
import type { Album } from './gallery.schema';
import { PhotoStack } from './photo-stack';

const grid: GridProps = {
  templateColumns: { base: columns(1), sm: columns(2), lg: columns(3) },
  columnGap: { base: 6, md: 8, lg: 12 },
  rowGap: { base: 10, md: 14 },
};

/** Albums as stacks of photos. */
export const AlbumGrid = memo(function AlbumGrid({ items }: { items: readonly Album[] }) {
  return (
    <CardList grid={grid} items={items}>
      {(album) => <AlbumCard album={album} />}
    </CardList>
  );
});

/** The page while its albums are loading. */
export const AlbumsLoading = () => (
  <SkeletonGrid {...grid} count={6}>
    <Skeleton mt={2} aspectRatio="4 / 3" borderRadius="card" />
    <Skeleton h="16px" mt={5} />
    <Skeleton h="26px" mt={3} w="75%" />
    <Skeleton h="20px" mt={3} w="35%" />
  </SkeletonGrid>
);

/** The page without albums: cards that show where picture and title will be. */
export function AlbumsEmpty() {
  return (
    <CardGrid {...grid}>
      {[1, 2, 3].map((place) => (
        <Box as="li" key={place} color="ink.muted">
          <PhotoStack quiet>
            <Box>
              <RemotePicture srcFor={undefined} alt="" ratio={[4, 3]} />
            </Box>
          </PhotoStack>
          <Text mt={5} textStyle="small">
            DD MM
          </Text>
          <Heading as="h2" textStyle="h3" mt={1}>
            Album Title
          </Heading>
          <Text mt={2}>Stay Tunned For More Updates</Text>
        </Box>
      ))}
    </CardGrid>
  );
}

import { Box, Grid } from '#chakra';
import { memo, type ReactNode } from 'react';
import { AlbumCard } from './album-card';
import type { Album } from './gallery.schema';

/** Albums as stacks of photos. */
export const AlbumGrid = memo(function AlbumGrid({ items }: { items: readonly Album[] }) {
  return (
    <AlbumTable>
      {items.map((album) => (
        <Box as="li" key={album.key} minW="0">
          <AlbumCard album={album} />
        </Box>
      ))}
    </AlbumTable>
  );
});

/** The grid of albums and their skeletons. */
export function AlbumTable({ children }: { children: ReactNode }) {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      }}
      columnGap={{ base: 6, md: 8, lg: 12 }}
      rowGap={{ base: 10, md: 14 }}
    >
      {children}
    </Grid>
  );
}

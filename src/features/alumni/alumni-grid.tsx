import { Box } from '#chakra';
import { Skeleton } from '../../components/skeleton/skeleton';
import { CardGrid, columns, type GridProps, SkeletonGrid } from '../shared/card-grid';
import { AlumnusCard } from './alumnus-card';
import type { Alumnus } from './alumni.schema';

const grid: GridProps = {
  templateColumns: { base: columns(2), md: columns(3), lg: columns(4) },
  columnGap: { base: 4, md: 6, lg: 8 },
  rowGap: { base: 10, md: 14 },
};

/** Former students side by side. */
export function AlumniGrid({ items }: { items: readonly Alumnus[] }) {
  return (
    <CardGrid {...grid}>
      {items.map((alumnus) => (
        <Box as="li" key={alumnus.key} minW="0">
          <AlumnusCard alumnus={alumnus} />
        </Box>
      ))}
    </CardGrid>
  );
}

/** The page while its alumni are loading. */
export function AlumniLoading() {
  return (
    <SkeletonGrid grid={grid} count={8}>
      {() => (
        <>
          <Skeleton aspectRatio="4 / 5" borderRadius="card" />
          <Skeleton h="26px" mt={4} w="75%" />
          <Skeleton h="18px" mt={3} w="90%" />
        </>
      )}
    </SkeletonGrid>
  );
}

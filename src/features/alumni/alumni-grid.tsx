import { Skeleton } from '../../components/skeleton/skeleton';
import { CardList, columns, type GridProps, SkeletonGrid } from '../shared/card-grid';
import { AlumnusCard } from './alumnus-card';
import type { Alumnus } from './alumni.schema';

const grid: GridProps = {
  templateColumns: { base: columns(2), md: columns(3), lg: columns(4) },
  columnGap: { base: 4, md: 6, lg: 8 },
  rowGap: { base: 10, md: 14 },
};

/** Former students side by side. */
export const AlumniGrid = ({ items }: { items: readonly Alumnus[] }) => (
  <CardList grid={grid} items={items}>
    {(alumnus) => <AlumnusCard alumnus={alumnus} />}
  </CardList>
);

/** The page while its alumni are loading. */
export const AlumniLoading = () => (
  <SkeletonGrid {...grid} count={8}>
    <Skeleton aspectRatio="4 / 5" borderRadius="card" />
    <Skeleton h="26px" mt={4} w="75%" />
    <Skeleton h="18px" mt={3} w="90%" />
  </SkeletonGrid>
);

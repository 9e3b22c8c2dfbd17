import { Box } from '#chakra';
import type { ReactNode } from 'react';
import { Skeleton } from '../../components/skeleton/skeleton';

/** The skeleton of a list by months: the name of one month, and the skeletons of its items. */
export function SkeletonMonths({ children }: { children: ReactNode }) {
  return (
    <Box
      aria-hidden="true"
      display={{ lg: 'grid' }}
      gridTemplateColumns="200px minmax(0, 1fr)"
      columnGap={10}
    >
      <Skeleton h="36px" w="160px" mt={{ lg: 5 }} mb={{ base: 4, lg: 0 }} />
      <Box as="ul" listStyleType="none">
        {children}
      </Box>
    </Box>
  );
}

import { Box } from '#chakra';
import type { ReactNode } from 'react';
import { Skeleton } from '../components/skeleton/skeleton';

export interface SkeletonMonthsProps {
  /** The skeletons of the month's items. */
  children: ReactNode;
}

/** The skeleton of a list by months, with the name of one month. */
export function SkeletonMonths({ children }: SkeletonMonthsProps) {
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

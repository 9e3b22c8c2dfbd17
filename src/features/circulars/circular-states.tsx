import { Box } from '#chakra';
import { EmptyState } from '../../components/empty-state/empty-state';
import { Skeleton } from '../../components/skeleton/skeleton';
import { RegisterRow } from './circular-register';

/** The page while its circulars are loading. */
export function CircularsLoading() {
  return (
    <Box
      aria-hidden="true"
      display={{ lg: 'grid' }}
      gridTemplateColumns="200px minmax(0, 1fr)"
      columnGap={10}
    >
      <Skeleton h="36px" w="160px" mt={{ lg: 5 }} mb={{ base: 4, lg: 0 }} />
      <Box as="ul" listStyleType="none">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
          <RegisterRow key={place}>
            <Skeleton h="64px" />
            <Skeleton h="22px" maxW="420px" />
          </RegisterRow>
        ))}
      </Box>
    </Box>
  );
}

/** The page without circulars. */
export function CircularsEmpty() {
  return (
    <EmptyState title="No circulars yet">
      Circulars to parents will stand here, the newest first, each as a file to download.
    </EmptyState>
  );
}

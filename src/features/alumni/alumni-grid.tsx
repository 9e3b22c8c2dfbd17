import { Box, Grid } from '#chakra';
import type { ReactNode } from 'react';
import { Skeleton } from '../../components/skeleton/skeleton';
import { AlumnusCard } from './alumnus-card';
import type { Alumnus } from './alumni.schema';

/** Former students side by side. */
export function AlumniGrid({ items }: { items: readonly Alumnus[] }) {
  return (
    <Columns>
      {items.map((alumnus) => (
        <Box as="li" key={alumnus.key} minW="0">
          <AlumnusCard alumnus={alumnus} />
        </Box>
      ))}
    </Columns>
  );
}

/** The page while its alumni are loading. */
export function AlumniLoading() {
  return (
    <Box aria-hidden="true">
      <Columns>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
          <li key={place}>
            <Skeleton aspectRatio="4 / 5" borderRadius="card" />
            <Skeleton h="26px" mt={4} w="75%" />
            <Skeleton h="18px" mt={3} w="90%" />
          </li>
        ))}
      </Columns>
    </Box>
  );
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      templateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(0, 1fr))',
      }}
      columnGap={{ base: 4, md: 6, lg: 8 }}
      rowGap={{ base: 10, md: 14 }}
    >
      {children}
    </Grid>
  );
}

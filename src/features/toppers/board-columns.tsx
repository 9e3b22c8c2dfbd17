import { Grid, Heading } from '#chakra';
import type { ReactNode } from 'react';

export interface BoardColumnsProps {
  isc: ReactNode;
  icse: ReactNode;
}

/** The two boards side by side; below each other where three toppers stand in a row. */
export function BoardColumns({ isc, icse }: BoardColumnsProps) {
  return (
    <Grid
      gap={{ base: 8, lg: 10 }}
      templateColumns="minmax(0, 1fr)"
      css={{ '@media (min-width: 993px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <div>
        <BoardHeading>ISC, class XII</BoardHeading>
        {isc}
      </div>
      <div>
        <BoardHeading>ICSE, class X</BoardHeading>
        {icse}
      </div>
    </Grid>
  );
}

function BoardHeading({ children }: { children: string }) {
  return (
    <Heading as="h3" textStyle="h3" mb={3}>
      {children}
    </Heading>
  );
}

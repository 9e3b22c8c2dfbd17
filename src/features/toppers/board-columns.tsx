import { Grid, Heading } from '#chakra';
import type { ReactNode } from 'react';

export interface BoardColumnsProps {
  boards: readonly { heading: string; toppers: ReactNode }[];
}

/** The boards side by side; below each other where three toppers stand in a row. */
export function BoardColumns({ boards }: BoardColumnsProps) {
  return (
    <Grid
      gap={{ base: 8, lg: 10 }}
      templateColumns="minmax(0, 1fr)"
      css={boards.length > 1 ? besides : alone}
    >
      {boards.map(({ heading, toppers }) => (
        <div key={heading}>
          <BoardHeading>{heading}</BoardHeading>
          {toppers}
        </div>
      ))}
    </Grid>
  );
}

/** As wide as one of two columns, or its pictures would be too large. */
const alone = { '@media (min-width: 993px)': { maxWidth: '640px' } };
const besides = {
  '@media (min-width: 993px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};

function BoardHeading({ children }: { children: string }) {
  return (
    <Heading as="h3" textStyle="h3" mb={3}>
      {children}
    </Heading>
  );
}

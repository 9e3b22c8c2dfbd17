import { Box, Grid } from '#chakra';
import type { ComponentProps, ReactNode } from 'react';

/** How the cards of a list stand side by side. */
export type GridProps = ComponentProps<typeof Grid>;

/** The template of so many columns of one width. */
export const columns = (count: number) =>
  count > 1 ? `repeat(${count}, minmax(0, 1fr))` : 'minmax(0, 1fr)';

/** Paper is narrower than a tablet; one card in its width would fill half a sheet. */
const onPaper: GridProps['_print'] = {
  gridTemplateColumns: columns(2),
  columnGap: 6,
  rowGap: 6,
  '& > li': { breakInside: 'avoid' },
};

/** A list of cards side by side. */
export const CardGrid = (grid: GridProps) => (
  <Grid as="ul" listStyleType="none" {...grid} _print={onPaper} />
);

interface CardListProps<T> {
  grid: GridProps;
  items: readonly T[];
  children: (item: T, place: number) => ReactNode;
}

/** Items as such cards. */
export const CardList = <T extends { key: string }>({
  grid,
  items,
  children,
}: CardListProps<T>) => (
  <CardGrid {...grid}>
    {items.map((item, place) => (
      <Box as="li" key={item.key} minW="0">
        {children(item, place)}
      </Box>
    ))}
  </CardGrid>
);

/** Skeletons of a card in the place of a list of them. */
export const SkeletonGrid = ({ count, children, ...grid }: GridProps & { count: number }) => (
  <Box aria-hidden="true">
    <CardGrid {...grid}>
      {Array.from({ length: count }, (_, place) => (
        <li key={place}>{children}</li>
      ))}
    </CardGrid>
  </Box>
);

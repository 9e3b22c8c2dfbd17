import { Box, Grid } from '#chakra';
import type { ComponentProps, ReactNode } from 'react';

type GridProps = ComponentProps<typeof Grid>;

/** How the cards of a list stand side by side. */
export interface CardGridLook extends Pick<GridProps, 'columnGap' | 'rowGap'> {
  /** How many stand in a row, from each width of the screen on. */
  columns: Readonly<Partial<Record<'base' | 'sm' | 'md' | 'lg', number>>>;
}

/** The template of so many columns of one width from each width of the screen on. */
const tracks = (columns: CardGridLook['columns']) =>
  Object.fromEntries(
    Object.entries(columns).map(([from, count]) => [
      from,
      count === 1 ? 'minmax(0, 1fr)' : `repeat(${count}, minmax(0, 1fr))`,
    ]),
  );

/** A list of cards side by side. */
export function CardGrid({ columns, ...rest }: CardGridLook & GridProps) {
  return <Grid as="ul" listStyleType="none" templateColumns={tracks(columns)} {...rest} />;
}

export interface SkeletonGridProps extends CardGridLook {
  count: number;
  /** The skeleton of a card, by its place counted from 0. */
  children: (place: number) => ReactNode;
}

/** Skeletons in the place of a list of cards. */
export function SkeletonGrid({ count, children, ...look }: SkeletonGridProps) {
  return (
    <Box aria-hidden="true">
      <CardGrid {...look}>
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>{children(place)}</li>
        ))}
      </CardGrid>
    </Box>
  );
}

import { defineRecipe } from '#chakra';

/** The reserved lines of every card in a row, filled or not: cards have one height. */
const lines = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
    minH: `${count}lh`,
    textWrap: 'pretty',
  }) as const;

/** Text that keeps the place of a fixed number of lines; what is longer ends in '…'. */
export const linesRecipe = defineRecipe({
  className: 'lines',
  variants: { count: { 1: lines(1), 2: lines(2), 3: lines(3), 4: lines(4) } },
  defaultVariants: { count: 2 },
});

const clamp = (lineClamp: number) => ({ lineClamp, textWrap: 'pretty' }) as const;

/**
 * A title of three lines at most, which is a headline of 90 letters, and a text of two; the place of both is kept
 * when they are shorter.
 */
export const wordsRecipe = defineRecipe({
  className: 'words',
  base: {
    minH: 'calc({fontSizes.lg} * 3.75 + {spacing.2} + {fontSizes.md} * 2.9)',
    '& > h3': { textStyle: 'h3', fontSize: 'lg', ...clamp(3) },
    '& > p': { mt: 2, color: 'ink.muted', lineHeight: 'snug', ...clamp(2) },
  },
});

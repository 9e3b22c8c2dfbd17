import { defineRecipe } from '#chakra';

/** Cards side by side that fill the row: next steps, people, combinations. */
export const tilesRecipe = defineRecipe({
  className: 'tiles',
  base: {
    display: 'grid',
    gap: { base: 3, md: 4 },
    listStyleType: 'none',
    alignItems: 'stretch',
  },
  variants: {
    /** The least width of a card before the row breaks. */
    least: {
      md: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' },
      lg: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' },
    },
  },
  defaultVariants: { least: 'md' },
});

import { defineRecipe } from '#chakra';

/** A small label: a date, a class, a file type. */
export const chipRecipe = defineRecipe({
  className: 'chip',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    px: 3,
    minH: '28px',
    fontSize: 'xs',
    fontWeight: 'semibold',
    borderRadius: 'chip',
    flexShrink: 0,
    maxW: 'full',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      neutral: { bg: 'surface.sunken', color: 'ink' },
      brand: { bg: 'brand.soft', color: 'brand' },
      accent: { bg: 'accent.soft', color: 'accent.text' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

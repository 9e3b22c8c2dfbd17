import { defineRecipe } from '#chakra';

/** The width of the page's content; `text` keeps running text near 70 characters a line. */
export const containerRecipe = defineRecipe({
  className: 'container',
  base: { w: 'full', mx: 'auto', px: { base: 4, md: 6 }, _print: { px: 0 } },
  variants: {
    width: {
      wide: { maxW: 'calc({sizes.container} + {spacing.12})' },
      text: { maxW: 'calc({sizes.text} + {spacing.12})' },
    },
  },
  defaultVariants: { width: 'wide' },
});

/** A horizontal band of a page; neighbours alternate their background. */
export const bandRecipe = defineRecipe({
  className: 'band',
  base: { py: { base: 16, lg: 26 }, _print: { py: 4, bg: 'transparent' } },
  variants: {
    variant: {
      plain: { bg: 'bg' },
      sunken: { bg: 'surface.sunken' },
      deep: { bg: 'brand.deep', color: 'brand.onDeep' },
      warm: { bg: 'accent.soft' },
    },
    rhythm: { normal: {}, tight: { py: { base: 10, lg: 14 } } },
  },
  defaultVariants: { variant: 'plain', rhythm: 'normal' },
});

/** A raised sheet of paper: hairline always, a soft shadow only when it can be opened. */
export const cardRecipe = defineRecipe({
  className: 'card',
  base: {
    position: 'relative',
    bg: 'surface',
    border: 'hairline',
    borderRadius: 'card',
    overflow: 'hidden',
    _print: { breakInside: 'avoid', borderColor: 'line' },
  },
  variants: {
    interactive: {
      true: {
        transitionProperty: 'box-shadow, transform, border-color',
        transitionDuration: 'normal',
        _hover: { boxShadow: 'card', borderColor: 'line.control' },
        _focusWithin: { boxShadow: 'card' },
      },
    },
    padding: {
      none: {},
      sm: { p: 4 },
      md: { p: { base: 5, md: 6 } },
      lg: { p: { base: 6, md: 10 } },
    },
    /** Quiet: the card of an empty list, which must not be taken for a record. */
    tone: {
      plain: {},
      quiet: { bg: 'transparent', borderStyle: 'dashed', color: 'ink.muted' },
      sunken: { bg: 'surface.sunken' },
    },
  },
  defaultVariants: { padding: 'none', tone: 'plain' },
});

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
    whiteSpace: 'nowrap',
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

/** The reserved place of something that is still loading. */
export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    bg: 'placeholder',
    borderRadius: 'control',
    animation: 'shimmer 1.2s ease-in-out infinite alternate',
    color: 'transparent',
    userSelect: 'none',
  },
});

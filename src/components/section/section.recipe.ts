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
  base: {
    py: { base: 16, lg: 26 },
    _print: { py: 4, bg: 'transparent' },
    // What was not scrolled to is not loaded. Without scripts a sentence stands there.
    '@media print and (scripting: enabled)': { '&:has(.loading)': { display: 'none' } },
  },
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

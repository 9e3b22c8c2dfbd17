import { defineRecipe } from '#chakra';

/** A portrait on two coloured sheets of paper. */
export const portraitSheetRecipe = defineRecipe({
  className: 'portrait-sheet',
  base: {
    position: 'relative',
    isolation: 'isolate',
    w: { base: '208px', md: 'full' },
    ms: { base: 2, md: 0 },
    '& > .portrait': {
      overflow: 'hidden',
      borderRadius: 'card',
      bg: 'brand.soft',
      border: 'hairline',
    },
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      borderRadius: 'card',
    },
    _before: { bg: 'brand', transform: 'rotate(-3.5deg)' },
    _after: { bg: 'accent', transform: 'rotate(2.2deg)' },
  },
});

/** The first words of a letter, set large behind a marigold rule. */
export const pullQuoteRecipe = defineRecipe({
  className: 'pull-quote',
  base: {
    position: 'relative',
    textStyle: 'quote',
    fontSize: { base: 'xl', lg: '2xl' },
    minH: { base: '9lh', sm: '7lh', lg: '6lh' },
    ps: { base: 5, md: 7 },
    borderInlineStart: '3px solid {colors.accent}',
    '& > *': { my: 'auto' },
    display: 'grid',
    // An endless word breaks, rather than widen the page.
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
});

import { defineRecipe } from '#chakra';

/** Numbered steps on a thread: the numeral in a ring, the thread runs on to the next one. */
export const stepsRecipe = defineRecipe({
  className: 'steps',
  base: {
    listStyleType: 'none',
    counterReset: 'step',
    maxW: 'text',
    '& > li': {
      position: 'relative',
      counterIncrement: 'step',
      display: 'grid',
      gridTemplateColumns: '44px minmax(0, 1fr)',
      columnGap: { base: 4, md: 5 },
      pb: 7,
      '&:last-of-type': { pb: 0 },
      _print: { breakInside: 'avoid', pb: 3 },
    },
    '& > li::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      w: '44px',
      h: '44px',
      borderRadius: 'chip',
      border: '1.5px solid {colors.accent}',
      bg: 'bg',
      color: 'brand',
      fontFamily: 'display',
      fontWeight: 'semibold',
      fontSize: 'lg',
      fontVariantNumeric: 'lining-nums',
    },
    '& > li:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '21.5px',
      top: '50px',
      bottom: '6px',
      borderInlineStart: 'hairline',
    },
    '& > li > div': { pt: '9px' },
    '& > li > div > p': { fontWeight: 'semibold', fontSize: 'lg', lineHeight: 'heading', mb: 1 },
  },
});

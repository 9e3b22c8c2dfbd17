import { defineRecipe } from '#chakra';

/** Moments along a line, oldest first; the year stands left of the line where there is room. */
export const timelineRecipe = defineRecipe({
  className: 'timeline',
  base: {
    listStyleType: 'none',
    maxW: 'text',
    '& > li': {
      position: 'relative',
      display: { md: 'grid' },
      gridTemplateColumns: '9rem minmax(0, 1fr)',
      columnGap: 14,
      ps: { base: 7, md: 0 },
      pb: { base: 7, md: 8 },
      '&:last-of-type': { pb: 0 },
      _print: { breakInside: 'avoid', pb: 3 },
    },
    // The line, and the moment on it.
    '& > li::before, & > li::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: { base: '5px', md: 'calc(9rem + {spacing.7})' },
    },
    '& > li::before': { top: '12px', bottom: '-12px', borderInlineStart: 'hairline' },
    '& > li:last-of-type::before': { display: 'none' },
    '& > li::after': {
      top: '8px',
      w: '11px',
      h: '11px',
      ms: '-5px',
      borderRadius: 'chip',
      bg: 'accent',
      boxShadow: '0 0 0 4px {colors.bg}',
    },
    '& .when': {
      fontFamily: 'display',
      fontWeight: 'semibold',
      fontSize: 'xl',
      lineHeight: 'heading',
      color: 'brand',
      textAlign: { md: 'end' },
      textWrap: 'balance',
      fontVariantNumeric: 'lining-nums',
    },
    '& .what': {
      fontWeight: 'semibold',
      fontSize: 'lg',
      lineHeight: 'heading',
      mb: 1,
      mt: { base: 1, md: '3px' },
    },
  },
});

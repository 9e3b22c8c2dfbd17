import { defineRecipe } from '#chakra';

/** Figures side by side on one sheet, hairlines between them however they wrap. */
export const figuresRecipe = defineRecipe({
  className: 'figures',
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(auto-fit, minmax(150px, 1fr))',
    },
    bg: 'surface',
    border: 'hairline',
    borderRadius: 'card',
    overflow: 'hidden',
    _print: { bg: 'transparent', breakInside: 'avoid' },
    // Reversed for the eye: the figure stands large above the words that name it. Figures of one
    // and of two lines end on one line, so that the words below them begin on one.
    '& > div': {
      display: 'grid',
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      rowGap: 2,
      p: { base: 4, md: 6 },
      // Each cell draws its upper and left line; those at the edges fall under the sheet's own.
      boxShadow: '-1px -1px 0 {colors.line}',
    },
    '& dd': {
      order: -1,
      alignSelf: 'end',
      // A word that is too long by a letter or two is not broken: there is room at its end.
      me: { base: -3, md: -5 },
      textStyle: 'figure',
      color: 'brand',
      fontSize: { base: '2xl', md: '3xl' },
    },
    '& dd[data-long]': { fontSize: { base: 'xl', md: '2xl' }, lineHeight: 'display' },
    '& dt': { lineHeight: 'snug', fontWeight: 'semibold', fontSize: 'sm', textWrap: 'balance' },
    '& dt small': {
      display: 'block',
      mt: 1,
      fontSize: 'sm',
      fontWeight: 'normal',
      color: 'ink.muted',
    },
  },
});

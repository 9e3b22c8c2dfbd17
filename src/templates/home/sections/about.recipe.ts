import { defineRecipe } from '#chakra';

/** Four figures around a cross of hairlines. */
export const crossFiguresRecipe = defineRecipe({
  className: 'cross-figures',
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      gap: 2,
      px: { base: 4, md: 8 },
      py: { base: 5, md: 8 },
      borderBottom: 'hairline',
      borderInlineStart: 'hairline',
    },
    '& > div:nth-of-type(odd)': { borderInlineStart: 0, ps: 0 },
    '& > div:nth-last-of-type(-n+2)': { borderBottom: 0, pb: 0 },
    '& > div:nth-of-type(-n+2)': { pt: 0 },
    '& dd': {
      textStyle: 'figure',
      color: 'brand',
      fontVariantNumeric: 'lining-nums',
      fontSize: { base: '3xl', lg: '4xl' },
    },
    '& dt': { color: 'ink.muted', lineHeight: 'snug', textWrap: 'balance' },
  },
});

import { defineRecipe } from '#chakra';

/** On phones: a card for each class, the periods in threes, the year large at the foot. */
const asCards = {
  '&, & > caption, & > tbody': { display: 'block' },
  '& > thead': {
    position: 'absolute',
    w: '1px',
    h: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& > tbody > tr': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: 2,
    rowGap: 3,
    bg: 'surface',
    border: 'hairline',
    borderRadius: 'card',
    p: 4,
    mt: 3,
  },
  '& > tbody > tr > :is(th, td)': {
    display: 'block',
    p: 0,
    border: 0,
    textAlign: 'start',
    w: 'auto',
    fontSize: 'md',
  },
  '& > tbody > tr > th': {
    gridColumn: '1 / -1',
    textStyle: 'h3',
    pb: 3,
    borderBottom: 'hairline',
  },
  '& > tbody > tr > td::before': {
    content: 'attr(data-label)',
    display: 'block',
    fontSize: 'xs',
    fontWeight: 'normal',
    fontFamily: 'body',
    color: 'ink.muted',
  },
  '& > tbody > tr > td.year': {
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    pt: 3,
    borderTop: 'hairline',
    fontSize: '2xl',
    '&::before': { fontSize: 'sm', whiteSpace: 'normal' },
  },
} as const;

/** The fees of a session: a class each row, a period each column, and the year. */
export const feeTableRecipe = defineRecipe({
  className: 'fee-table',
  base: {
    w: 'full',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '& > caption': { textAlign: 'start', pb: 3, textStyle: 'small', color: 'ink.muted' },
    '& :is(th, td)': {
      py: 3,
      px: 2,
      lineHeight: 'snug',
      borderBottom: 'hairline',
      verticalAlign: 'baseline',
    },
    '& > thead th': {
      bg: 'surface.sunken',
      fontSize: 'sm',
      fontWeight: 'semibold',
      textAlign: 'end',
      verticalAlign: 'bottom',
      whiteSpace: { xl: 'nowrap' },
      _first: { textAlign: 'start', borderStartStartRadius: 'control', ps: 3 },
      '&:last-of-type': { borderStartEndRadius: 'control', pe: 3 },
    },
    '& > tbody th': {
      textAlign: 'start',
      fontWeight: 'semibold',
      // Beside the rail there is least room: the column of names gives way.
      minW: { base: '8rem', lg: '7rem', xl: '8rem' },
      ps: 3,
      textWrap: 'balance',
    },
    '& > tbody th small': {
      display: 'block',
      fontFamily: 'body',
      fontSize: 'sm',
      fontWeight: 'normal',
      color: 'ink.muted',
      letterSpacing: 'normal',
    },
    '& > tbody td': { textAlign: 'end', whiteSpace: 'nowrap', fontSize: 'sm' },
    '& td.year': {
      fontFamily: 'display',
      fontWeight: 'semibold',
      fontSize: 'lg',
      color: 'brand',
      pe: 3,
    },
    '@media screen and (max-width: 47.99em)': asCards,
    // Three amounts side by side don't fit where their letters are spaced (WCAG 1.4.12).
    '@media screen and (max-width: 22.49em)': {
      '& > tbody > tr': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
    _print: {
      fontSize: '9pt',
      '& :is(th, td)': { py: 1, px: 1 },
      '& > thead th': { bg: 'transparent' },
      '& td.year': { fontSize: '10pt' },
      '& tr': { breakInside: 'avoid' },
    },
  },
});

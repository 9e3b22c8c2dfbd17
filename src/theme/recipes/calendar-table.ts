import { defineRecipe } from '@chakra-ui/react';

/** A month of the school calendar: the day, its weekday, what happens, and of which kind it is. */
export const calendarTableRecipe = defineRecipe({
  className: 'calendar-table',
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '& :is(th, td)': {
      textAlign: 'start',
      verticalAlign: 'baseline',
      py: '10px',
      pe: 4,
      lineHeight: 'snug',
      borderBottom: 'hairline',
    },
    '& thead th': { fontSize: 'sm', fontWeight: 'semibold', color: 'ink.muted', py: 2 },
    '& tbody th': { fontWeight: 'semibold', color: 'brand', w: '8.5rem', whiteSpace: 'nowrap' },
    '& .weekday': { color: 'ink.muted', w: '8.5rem', whiteSpace: 'nowrap' },
    '& .kind': { textAlign: 'end', w: '7rem', pe: 0 },
    '& .long': { display: 'inline' },
    '@media screen and (max-width: 47.99em)': {
      // The weekday moves below the day, the kind below the event.
      '&, & > tbody': { display: 'block' },
      '& > thead': {
        position: 'absolute',
        w: '1px',
        h: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '& > tbody > tr': {
        display: 'grid',
        gridTemplateColumns: '6.25rem minmax(0, 1fr)',
        columnGap: 3,
        alignItems: 'baseline',
        py: 3,
        borderBottom: 'hairline',
      },
      '& > tbody > tr > *': { p: 0, border: 0, w: 'auto' },
      '& .event': { gridColumn: 2, gridRow: 1 },
      '& .weekday': { gridColumn: 1, gridRow: 2, fontSize: 'sm' },
      '& .kind': { gridColumn: 2, gridRow: 2, textAlign: 'start', mt: 1 },
    },
    _print: {
      fontSize: '9.5pt',
      '& :is(th, td)': { py: '2px' },
      '& tr': { breakInside: 'avoid' },
      '& .kind > span': { p: 0, minH: 0, bg: 'transparent' },
    },
  },
});

/** The months to jump to. */
export const jumpListRecipe = defineRecipe({
  className: 'jump-list',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    listStyleType: 'none',
    mb: 8,
    _print: { display: 'none' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: 'target',
      px: 4,
      fontWeight: 'semibold',
      fontSize: 'sm',
      color: 'brand',
      textDecoration: 'none',
      bg: 'surface',
      border: 'hairline',
      borderRadius: 'chip',
      _hover: { borderColor: 'brand', bg: 'brand.soft' },
    },
  },
});

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
    // Words at the left, kind at the right; on phones below.
    '& .event': { pe: 0 },
    '& .event > div': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: 4,
    },
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
        gridTemplateRows: 'auto 1fr',
        columnGap: 3,
        py: 3,
        borderBottom: 'hairline',
      },
      '& > tbody > tr > *': { p: 0, border: 0, w: 'auto' },
      '& .event': { gridColumn: 2, gridRow: '1 / span 2' },
      '& .event > div': { flexDirection: 'column', gap: 1 },
      '& .weekday': { gridColumn: 1, gridRow: 2, fontSize: 'sm' },
    },
    _print: {
      fontSize: '9.5pt',
      '& :is(th, td)': { py: '2px' },
      '& tr': { breakInside: 'avoid' },
      '& .event span + span': { p: 0, minH: 0, bg: 'transparent' },
    },
  },
});

/** The months to jump to. */
export const jumpListRecipe = defineRecipe({
  className: 'jump-list',
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))',
    gap: 2,
    listStyleType: 'none',
    mb: 8,
    _print: { display: 'none' },
    '& a': {
      display: 'grid',
      placeItems: 'center',
      minH: 'target',
      px: 2,
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

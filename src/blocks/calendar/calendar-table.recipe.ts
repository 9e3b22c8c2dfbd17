import { defineRecipe } from '#chakra';

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
      pe: { base: 3, md: 4 },
      lineHeight: 'snug',
      borderBottom: 'hairline',
      // Day and weekday are as wide as in every other month.
      _first: { w: { base: '5.5rem', md: '8.5rem' } },
    },
    '& thead th': { textStyle: 'small', color: 'ink.muted', py: 1 },
    '& tbody th': { fontWeight: 'semibold', color: 'brand' },
    '& th + td': {
      color: 'ink.muted',
      w: { base: '5.75rem', md: '8.5rem' },
      fontSize: { base: 'sm', md: 'inherit' },
    },
    // What the day is stands behind its name, at the right end where there is room.
    '& td:last-of-type': { pe: 0, textWrap: 'pretty' },
    '& b': {
      float: { md: 'inline-end' },
      display: 'block',
      w: 'fit-content',
      px: 3,
      mt: { base: 1, md: 0 },
      ms: { md: 4 },
      fontSize: 'xs',
      fontWeight: 'semibold',
      lineHeight: '28px',
      borderRadius: 'chip',
      bg: 'surface.sunken',
      _print: { p: 0, lineHeight: 'inherit', bg: 'transparent', color: 'inherit' },
    },
    '& .holiday': { bg: 'brand.soft', color: 'brand' },
    '& .exam': { bg: 'accent.soft', color: 'accent.text' },
    '& .fees': { bg: 'transparent', color: 'accent.text', boxShadow: 'inset 0 0 0 1px' },
    _print: {
      fontSize: '9.5pt',
      '& :is(th, td)': { py: '2px' },
      '& tr': { breakInside: 'avoid' },
    },
  },
});

/** The months to jump to. */
export const jumpListRecipe = defineRecipe({
  className: 'jump-list',
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(5.25rem, 1fr))',
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

/** What of the year can be kept: its name, and two ways to keep it. */
export const keepListRecipe = defineRecipe({
  className: 'keep-list',
  base: {
    listStyleType: 'none',
    mt: 4,
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 6,
      borderTop: 'hairline',
    },
    // On a phone its two links stand together below the name.
    '& li > span': {
      flex: { base: '1 0 100%', md: '1 0 12rem' },
      fontWeight: 'semibold',
      pt: { base: 3, md: 0 },
    },
    '& a': { display: 'inline-flex', alignItems: 'center', minH: 'target', color: 'brand' },
  },
});

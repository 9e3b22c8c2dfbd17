import { defineRecipe } from '#chakra';

/** The whole, when a view is chosen. */
const chosen = {
  month: '&:has([value=month]:checked)',
  year: '&:has([value=year]:checked)',
} as const;

/** The whole year on one page of A4: three columns of months, each a sheet with its days below. */
const onPaper = {
  '& > .months': { display: 'block', columns: 3, columnGap: '6mm' },
  '& > .months > *': { m: '0 0 2mm', breakInside: 'avoid', overflow: 'visible' },
  '& .sheet': { display: 'grid', maxW: 'none', fontSize: '6pt', lineHeight: 1.25, m: 0 },
  '& .neighbours': { display: 'none' },
  '& > .kinds': { display: 'flex', fontSize: '6.5pt', m: '0 0 2mm' },
  '& :is(h3, h4)': { fontSize: '9pt', m: '0 0 1mm' },
  '& table': { display: 'table', fontSize: '6.2pt' },
  '& thead, & th + td, & td > b': { display: 'none' },
  '& tbody th': { w: '15mm', whiteSpace: 'nowrap' },
  '& tbody :is(th, td)': { py: '0.2mm', pe: '1mm', lineHeight: 1.25 },
};

/**
 * The year in three views, after the radio button that is chosen: a list below each month, one month
 * beside the other to swipe through, or the year's sheets at a glance. Paper has the year on one page.
 */
export const calendarViewsRecipe = defineRecipe({
  className: 'calendar-views',
  base: {
    '& > .months > *': {
      mt: { base: 10, md: 12 },
      // Enlarged text may be wider than a phone: then the month moves, not the page.
      overflowX: { base: 'auto', md: 'visible' },
      _first: { mt: 0 },
    },
    '& .neighbours, & .sheet, & > .kinds': { display: 'none' },
    [chosen.month]: {
      '& > .kinds': { display: 'flex' },
      '& > .months': {
        display: 'flex',
        alignItems: 'flex-start',
        gap: 6,
        overflowX: 'auto',
        scrollSnapType: 'x mandatory',
      },
      '& > .months > *': { flex: '0 0 100%', minW: 0, scrollSnapAlign: 'start', mt: 0 },
      '& .sheet': { display: 'grid', maxW: '26rem', mb: 6 },
      '& .neighbours': { display: 'flex', justifyContent: 'space-between', maxW: '26rem', mb: 4 },
      '& .neighbours > :last-of-type': { marginInlineStart: 'auto' },
      '& .neighbours > a': {
        display: 'inline-flex',
        alignItems: 'center',
        minH: 'target',
        color: 'brand',
      },
    },
    [chosen.year]: {
      '& > .kinds': { display: 'flex' },
      '& :is(h3, h4)': { fontSize: 'md', mb: 2 },
      '& > .months': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
        gap: { base: 5, md: 8 },
      },
      '& > .months > *': { mt: 0 },
      '& .sheet': { display: 'grid', fontSize: 'xs' },
      '& table, & > nav': { display: 'none' },
    },
    _print: {
      ...onPaper,
      // As strong as the rules of a chosen view, after which it comes.
      '&:has([value]:checked)': onPaper,
    },
  },
});

/** The radio buttons of the views, as one strip. */
export const viewChoiceRecipe = defineRecipe({
  className: 'view-choice',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    mb: 6,
    p: 0,
    border: 0,
    '& legend': {
      float: 'left',
      w: { base: 'full', sm: 'auto' },
      pe: 2,
      fontSize: 'sm',
      color: 'ink.muted',
    },
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 2,
      minH: 'target',
      px: 4,
      fontWeight: 'semibold',
      fontSize: 'sm',
      color: 'brand',
      bg: 'surface',
      border: '1px solid {colors.line.control}',
      borderRadius: 'chip',
      cursor: 'pointer',
      _hover: { bg: 'brand.soft' },
    },
    '& label:has(:checked)': { bg: 'brand.soft', borderColor: 'brand' },
    _print: { display: 'none' },
    '@supports not selector(:has(a))': { display: 'none' },
  },
});

/** The colours of kinds of days: on a sheet, and where they are explained. In the system's colours, their edges. */
const kindColours = {
  '& > .holiday': { bg: 'brand', color: 'brand.on' },
  '& > .exam': { bg: 'accent', color: 'accent.on', _highContrast: { borderStyle: 'dashed' } },
  // Of one colour in two kinds, one is a sheet and one a frame, round or square: none goes by hue alone.
  '& > .fees': {
    boxShadow: 'inset 0 0 0 2px {colors.accent.text}',
    _highContrast: { border: '3px double' },
  },
  '& > .meeting': { boxShadow: 'inset 0 0 0 2px {colors.brand}', borderRadius: 'chip' },
  '& > .event': {
    boxShadow: 'inset 0 -3px 0 {colors.ink.muted}',
    _highContrast: { borderWidth: '0 0 3px' },
  },
} as const;

/** What the colours of the sheets mean. */
export const kindsRecipe = defineRecipe({
  className: 'kinds',
  base: {
    flexWrap: 'wrap',
    columnGap: 4,
    mb: 6,
    listStyleType: 'none',
    fontSize: 'sm',
    lineHeight: 2,
    color: 'ink.muted',
    '& i': {
      display: 'inline-block',
      w: '1.25em',
      h: '1.25em',
      me: 2,
      borderRadius: '4px',
      verticalAlign: '-0.25em',
      _highContrast: { border: '1px solid' },
    },
    '& > li': kindColours,
    // Without backgrounds: only the first two can be told from other days.
    _print: {
      '& > :nth-of-type(n + 3)': { display: 'none' },
      '& > li > .holiday': { border: '0.5pt solid', color: 'inherit' },
      '& > li > .exam': { borderBottom: '0.5pt solid', color: 'inherit' },
    },
  },
});

/** A month as a sheet: seven columns, and each day in the colour of its kind. */
export const monthSheetRecipe = defineRecipe({
  className: 'month-sheet',
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, 1fr)',
    gap: '2px',
    textAlign: 'center',
    fontVariantNumeric: 'lining-nums tabular-nums',
    lineHeight: 2.1,
    '& > b': { fontWeight: 'semibold', color: 'ink.muted', fontSize: '0.85em' },
    '& > i': { fontStyle: 'normal', borderRadius: '4px' },
    '& > [class]': { fontWeight: 'bold', _highContrast: { border: '1px solid' } },
    ...kindColours,
    _print: {
      gap: 0,
      // Without backgrounds: holidays are framed, examinations underlined.
      '& > [class]': { bg: 'transparent', color: 'inherit', boxShadow: 'none' },
      '& > .holiday': { border: '0.5pt solid' },
      '& > .exam': { textDecoration: 'underline' },
    },
  },
});

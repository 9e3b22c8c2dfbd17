import { defineRecipe } from '#chakra';

/** The main bar covers this much of the window while a reader scrolls: sticky heads stop below it. */
const BELOW_HEADER = '70px';

const cell = {
  px: 3,
  py: 3,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBottom: 'hairline',
  lineHeight: 'snug',
  textWrap: 'pretty',
} as const;

/** Every cell, as specific as the most specific rule of the base. */
const everyCell = '& > :is(thead, tbody, tfoot) > tr > :is(th, td)';

/**
 * A row as a card of its own, for phones: the row's name on top, then each cell behind the label of
 * its column, which the cell carries in `data-label`.
 */
const asCards = {
  '&, & > caption, & > tbody, & > tfoot': { display: 'block' },
  '& > thead': {
    position: 'absolute',
    w: '1px',
    h: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& > tbody > tr, & > tfoot > tr': {
    display: 'block',
    bg: 'surface',
    border: 'hairline',
    borderRadius: 'card',
    px: 4,
    py: 3,
    mt: 3,
  },
  '& > tfoot > tr': { bg: 'surface.sunken' },
  '& > tbody > tr > *, & > tfoot > tr > *': {
    display: 'grid',
    gridTemplateColumns: 'minmax(5.5rem, 34%) minmax(0, 1fr)',
    columnGap: 4,
    alignItems: 'baseline',
    px: 0,
    py: 2,
    border: 0,
    textAlign: 'start',
    // A row of one cell only, such as a name, needs no line of its own below.
    '& + *': { borderTop: 'hairline' },
  },
  '& > tbody > tr > td[data-label]::before, & > tfoot > tr > td[data-label]::before': {
    content: 'attr(data-label)',
    // The cell's own words may be kept on one line: not its label.
    whiteSpace: 'normal',
    color: 'ink.muted',
    fontSize: 'sm',
    fontWeight: 'normal',
  },
  '& > tbody > tr > td:empty, & > tfoot > tr > td:empty': { display: 'none' },
  '& > tbody > tr > th, & > tfoot > tr > th': {
    display: 'block',
    textStyle: 'h3',
    fontSize: 'lg',
    pt: 1,
  },
} as const;

/** Tables of facts: a sunken head that stays in sight, hairlines, figures in columns. */
export const dataTableRecipe = defineRecipe({
  className: 'data-table',
  base: {
    w: 'full',
    // Collapsed borders would stay behind when the head sticks.
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'lining-nums tabular-nums',
    '& > caption': {
      textAlign: 'start',
      pb: 3,
      textStyle: 'small',
      color: 'ink.muted',
    },
    '& > thead > tr > th': {
      ...cell,
      py: 3,
      bg: 'surface.sunken',
      fontSize: 'sm',
      fontWeight: 'semibold',
      verticalAlign: 'bottom',
      _first: { borderStartStartRadius: 'control' },
      '&:last-of-type': { borderStartEndRadius: 'control' },
    },
    '& > tbody > tr > *': cell,
    '& > tbody > tr > th': { fontWeight: 'semibold' },
    '& > tfoot > tr > *': {
      ...cell,
      fontWeight: 'semibold',
      borderTop: '2px solid {colors.line}',
    },
    '& [data-align=end]': { textAlign: 'end' },
    '& [data-align=center]': { textAlign: 'center' },
    '& a': { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '0.18em' },
    '& td a': { overflowWrap: 'anywhere' },
    '& strong': { fontWeight: 'semibold' },
    _print: {
      fontSize: '9.5pt',
      breakInside: 'avoid',
      '& > thead > tr > th': { bg: 'transparent', borderBottom: '1px solid' },
      '& tr': { breakInside: 'avoid' },
      '& > thead': { display: 'table-header-group' },
      [everyCell]: { px: 2, py: 1 },
    },
  },
  variants: {
    phone: {
      cards: { '@media screen and (max-width: 47.99em)': asCards },
      scroll: {
        // The names of the rows stay in sight while the rest moves.
        '@media screen and (max-width: 47.99em)': {
          minW: '30rem',
          // A long name fits without a break within a word. Rows of whole pixels: the lines of cells that stay in sight
          // are drawn apart from those of the others.
          fontSize: 'sm',
          [everyCell]: { lineHeight: '1.375rem' },
          '& [data-name]': { position: 'sticky', insetInlineStart: 0, maxW: '10rem' },
          '& [scope=row]': { bg: 'bg' },
        },
      },
      table: {
        '@media screen and (max-width: 47.99em)': { [everyCell]: { px: 2 } },
        // The device's own font, wider than ours, must fit a 320 px phone too.
        '@media screen and (max-width: 22.49em)': {
          [everyCell]: { px: 1.5, fontSize: '0.9375rem' },
        },
      },
    },
    wide: {
      true: {
        '@media screen and (min-width: 48em)': {
          '& [data-name]': { position: 'sticky', insetInlineStart: 0 },
          '& [scope=row]': { bg: 'bg' },
        },
      },
    },
    sticky: {
      true: {
        '@media screen and (min-width: 48em)': {
          '& > thead > tr > th': { position: 'sticky', top: BELOW_HEADER, zIndex: 'raised' },
        },
      },
    },
  },
  defaultVariants: { phone: 'table' },
});

/** Holds a table that is wider than the phone; shades at its edges say that there is more. */
export const scrollAreaRecipe = defineRecipe({
  className: 'scroll-area',
  base: {
    overflowX: 'auto',
    border: 'hairline',
    borderRadius: 'card',
    px: 3,
    pt: 3,
    bg: [
      'linear-gradient(to right, {colors.bg} 40%, transparent) left / 48px 100% no-repeat local',
      'linear-gradient(to left, {colors.bg} 40%, transparent) right / 48px 100% no-repeat local',
      'linear-gradient(to right, {colors.line.control/35}, transparent) left / 14px 100% no-repeat scroll',
      'linear-gradient(to left, {colors.line.control/35}, transparent) right / 14px 100% no-repeat scroll',
    ].join(', '),
    _print: { overflow: 'visible', border: 0, p: 0, bg: 'none' },
  },
  variants: {
    wide: {
      false: {
        '@media screen and (min-width: 48em)': {
          border: 0,
          p: 0,
          bg: 'none',
          overflowX: 'visible',
        },
      },
    },
  },
  defaultVariants: { wide: false },
});

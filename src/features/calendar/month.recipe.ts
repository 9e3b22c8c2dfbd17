import { defineRecipe } from '#chakra';
import { opaque } from '../../theme/shades';

/**
 * A month as a table of days. Its height is the same for four, five and six weeks, and before the
 * month is known, so that nothing below it moves.
 */
export const monthRecipe = defineRecipe({
  className: 'month',
  base: {
    w: 'full',
    '--month': { base: '340px', md: '440px' },
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '& thead th': {
      h: '36px',
      fontSize: 'xs',
      fontWeight: 'semibold',
      color: 'ink.muted',
      letterSpacing: '0.02em',
      textAlign: 'start',
      ps: { base: 2, md: 3 },
    },
    '& tbody td': {
      borderTop: 'hairline',
      h: 'calc(var(--month) / var(--weeks))',
      verticalAlign: 'top',
      p: { base: '6px 8px', md: '10px 12px' },
      fontSize: 'sm',
      lineHeight: 'snug',
    },
    '& .day': { display: 'block', fontWeight: 'semibold' },
    '& td:not(:has(.dots)) .day': { fontWeight: 'normal' },
    '& .today .day': {
      display: 'grid',
      placeItems: 'center',
      // It grows with the reader's text.
      w: '1.75rem',
      h: '1.75rem',
      m: '-4px 0 0 -6px',
      borderRadius: 'chip',
      bg: 'accent',
      color: 'accent.on',
      printColorAdjust: 'exact',
      fontWeight: 'semibold',
      // Left to the system, the figure would stand on a sheet of the page's colour, which is its own.
      _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
    },
    '& .dots': { display: 'flex', gap: '4px', mt: { base: '5px', md: '10px' } },
    '& .dots > i': {
      w: '8px',
      h: '8px',
      borderRadius: 'chip',
      bg: 'brand',
      printColorAdjust: 'exact',
      _highContrast: { bg: 'CanvasText' },
    },
    '& .dots > i:nth-of-type(2)': { bg: { base: 'accent', _highContrast: 'CanvasText' } },
    '& .dots > i:nth-of-type(3)': { bg: { base: 'danger', _highContrast: 'CanvasText' } },
  },
  variants: {
    weeks: { 4: { '--weeks': '4' }, 5: { '--weeks': '5' }, 6: { '--weeks': '6' } },
  },
});

/** The entries beside the month: as tall as the table, and scrolling inside when there are many; on paper all of them. */
export const agendaRecipe = defineRecipe({
  className: 'agenda',
  base: {
    position: 'absolute',
    inset: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    px: { base: 5, md: 7 },
    py: 3,
    listStyleType: 'none',
    scrollbarWidth: 'thin',
    // What lies above or below fades out: no line is cut in two.
    maskImage: `linear-gradient(transparent, ${opaque} 18px, ${opaque} calc(100% - 18px), transparent)`,
    '& > li': {
      display: 'flex',
      gap: { base: 4, md: 5 },
      alignItems: 'center',
      minH: '92px',
      py: 4,
      borderTop: 'hairline',
      _first: { borderTop: 0 },
    },
    // So that an entry can be scrolled to the top whole, where none is sliced.
    '&:has(> [data-past] + :not([data-past]))::after': {
      content: '""',
      display: 'block',
      h: '92px',
    },
    '& > li[data-past]': { color: 'ink.muted' },
    '& > li[data-past] p': { fontWeight: 'normal' },
    _print: {
      position: 'static',
      overflow: 'visible',
      maskImage: 'none',
      '& > li': { minH: 0, py: 2, breakInside: 'avoid' },
      '&::after': { display: 'none !important' },
    },
  },
});

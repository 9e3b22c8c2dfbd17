import { defineSlotRecipe } from '@chakra-ui/react';

/** Tables of figures and facts: hairlines between rows, tabular numbers, a sunken head. */
export const tableRecipe = defineSlotRecipe({
  className: 'table',
  slots: ['root', 'caption', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer'],
  base: {
    root: {
      w: 'full',
      borderCollapse: 'collapse',
      fontVariantNumeric: 'lining-nums tabular-nums',
      textAlign: 'start',
    },
    caption: { textAlign: 'start', pb: 3, color: 'ink.muted', textStyle: 'small' },
    row: { _print: { breakInside: 'avoid' } },
    columnHeader: {
      px: 4,
      py: 3,
      bg: 'surface.sunken',
      fontWeight: 'semibold',
      fontSize: 'sm',
      textAlign: 'start',
      verticalAlign: 'bottom',
    },
    cell: {
      px: 4,
      py: 3,
      borderTop: 'hairline',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    footer: { fontWeight: 'semibold', borderTop: '2px solid {colors.line}' },
  },
});

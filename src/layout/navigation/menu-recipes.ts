import { defineRecipe } from '@chakra-ui/react';

const underline = { boxShadow: 'inset 0 -3px 0 {colors.accent}' };

/** The head of a menu group in the bar. */
export const menuSummaryRecipe = defineRecipe({
  className: 'menu-summary',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minH: 'target',
    px: { base: '7px', xl: '10px' },
    fontSize: { base: '0.9375rem', xl: '1rem' },
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    listStyle: 'none',
    borderRadius: 'control',
    transition: 'color {durations.fast}, background-color {durations.fast}',
    '&::-webkit-details-marker': { display: 'none' },
    '& .chevron': { transition: 'transform {durations.fast}', color: 'ink.muted' },
    'details[open] > &': {
      bg: 'brand.soft',
      color: 'brand',
      '& .chevron': { transform: 'rotate(180deg)' },
    },
    '&[data-current]': { color: 'brand', ...underline, borderRadius: 0 },
    _hover: { color: 'brand' },
  },
});

/** The sheet of pages that opens below a group. */
export const menuPanelRecipe = defineRecipe({
  className: 'menu-panel',
  base: {
    position: 'absolute',
    top: 'calc(100% + 6px)',
    insetInlineEnd: 0,
    zIndex: 'overlay',
    p: 2,
    minW: '240px',
    bg: 'surface',
    border: 'hairline',
    borderRadius: 'card',
    boxShadow: 'paper',
    animation: 'appear {durations.fast} {easings.out}',
    '& ul': { listStyleType: 'none', display: 'grid', columnGap: 2 },
  },
  variants: {
    columns: {
      1: {},
      2: { minW: '460px', '& ul': { gridTemplateColumns: '1fr 1fr' } },
    },
  },
});

/** A page in the bar, in a sheet, or in the drawer. */
export const pageLinkRecipe = defineRecipe({
  className: 'page-link',
  base: {
    display: 'flex',
    alignItems: 'center',
    color: 'ink',
    textDecoration: 'none',
    borderRadius: 'control',
    _hover: { color: 'brand' },
  },
  variants: {
    look: {
      bar: {
        minH: 'target',
        px: { base: '7px', xl: '10px' },
        fontSize: { base: '0.9375rem', xl: '1rem' },
        fontWeight: 'semibold',
        whiteSpace: 'nowrap',
        '&[aria-current=page]': { color: 'brand', ...underline, borderRadius: 0 },
      },
      panel: {
        minH: '40px',
        px: 3,
        fontSize: 'sm',
        _hover: { bg: 'brand.soft', color: 'brand' },
        '&[aria-current=page]': { color: 'brand', fontWeight: 'semibold', bg: 'brand.soft' },
      },
      drawer: {
        minH: 'target',
        ps: 4,
        borderInlineStart: '2px solid {colors.line}',
        borderRadius: 0,
        '&[aria-current=page]': {
          color: 'brand',
          fontWeight: 'semibold',
          borderInlineStartColor: 'accent',
        },
      },
    },
  },
});

import { defineRecipe } from '#chakra';

const shown = { visibility: 'visible', '& .panel-picture': { display: 'block' } } as const;

/**
 * Tabs over one sheet. The panels lie on top of each other, so that the tallest decides the height
 * and nothing moves when another is chosen. With scripts off the tabs are links to the panels:
 * `:target` shows the chosen one, the first one otherwise; where `:has` is not known, the chosen one
 * lies over the first.
 */
export const tabsRecipe = defineRecipe({
  className: 'tabs',
  base: {
    '& > .tab-list': {
      display: 'flex',
      gap: { base: 1, md: 2 },
      overflowX: 'auto',
      scrollbarWidth: 'none',
      mx: { base: '-4', md: 0 },
      px: { base: 4, md: 0 },
      pt: '6px',
      boxShadow: 'inset 0 -1px 0 {colors.line}',
    },
    '& > .tab-list > a': {
      flexShrink: 0,
      display: 'inline-flex',
      alignItems: 'center',
      minH: 'target',
      px: { base: 3, md: 5 },
      pb: 1,
      fontWeight: 'semibold',
      color: 'ink.muted',
      textDecoration: 'none',
      borderBottom: '3px solid transparent',
      borderStartStartRadius: 'control',
      borderStartEndRadius: 'control',
      outlineOffset: '-3px',
      transition: 'color {durations.fast}',
      _hover: { color: 'brand' },
      _highContrast: { borderColor: 'Canvas' },
    },
    '& > .tab-list > a[aria-selected=true]': {
      color: 'brand',
      borderColor: 'accent',
      _highContrast: { borderColor: 'Highlight' },
    },
    '& > .panels': { display: 'grid', mt: { base: 5, md: 7 } },
    '& > .panels > *': {
      gridArea: '1 / 1',
      minW: 0,
      visibility: 'hidden',
      scrollMarginTop: '160px',
      '& .panel-picture': { display: 'none' },
    },
    '& > .panels > [data-shown]': shown,
    '& > .panels:not(.live) > :target': shown,
    '& > .panels:not(.live):not(:has(:target)) > :first-of-type': shown,
    '@supports not selector(:has(a))': {
      '& > .panels:not(.live) > :first-of-type': shown,
      '& > .panels:not(.live) > :target': { zIndex: 1 },
    },
    // Browsers fetch the pictures that they print, those of closed panels too.
    _print: {
      '& > .tab-list': { display: 'none' },
      '& > .panels': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 4 },
      '& > .panels > *': { gridArea: 'auto', visibility: 'visible' },
      '& > .panels > * .panel-picture': { display: 'block' },
    },
  },
});

import { defineRecipe } from '#chakra';

/** A summary without the browser's triangle. */
export const noMarker = { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } };

/** A small arrow that points down, and up where the disclosure is open; drawn, so that it costs no markup. */
export const chevron = {
  content: '""',
  flexShrink: 0,
  w: '7px',
  h: '7px',
  mt: '-3px',
  borderInlineEnd: '1.5px solid {colors.ink.muted}',
  borderBottom: '1.5px solid {colors.ink.muted}',
  transform: 'rotate(45deg)',
  transition: 'transform {durations.fast}',
};

/** What the arrow does where the disclosure is open. */
export const chevronUp = { transform: 'translateY(3px) rotate(225deg)' };

const bar = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  minH: 'target',
  px: { base: '7px', xl: '10px' },
  fontSize: { base: '0.9375rem', xl: '1rem' },
  fontWeight: 'semibold',
  whiteSpace: 'nowrap',
  transition: 'color {durations.fast}, background-color {durations.fast}',
  _hover: { color: 'brand' },
} as const;

const currentInBar = {
  color: 'brand',
  _before: {
    content: '""',
    position: 'absolute',
    insetInline: { base: '7px', xl: '10px' },
    bottom: '3px',
    h: '3px',
    borderRadius: 'chip',
    bg: { base: 'accent', _highContrast: 'Highlight' },
  },
};

const sheet = {
  position: 'absolute',
  top: 'calc(100% + 8px)',
  zIndex: 'overlay',
  p: 2,
  minW: '232px',
  bg: 'surface',
  border: 'hairline',
  borderRadius: 'card',
  boxShadow: 'paper',
  animation: 'appear {durations.fast} {easings.out}',
  // A long group reads in two columns, down the first one and then down the second.
  '&:has(> :nth-of-type(8))': { columns: 2, columnGap: 2, w: '464px' },
  // The bar stays in sight, so that what a low screen cuts off can't be scrolled to.
  '&:has(> :nth-of-type(17))': { columns: 3, w: '696px' },
  '& > li': { breakInside: 'avoid' },
} as const;

/**
 * The menu in the bar. The whole of it is styled from here, by what stands in what: every page
 * carries this list of links, and a class on each of them would weigh more than their words.
 */
export const mainMenuRecipe = defineRecipe({
  className: 'main-menu',
  base: {
    display: { base: 'none', lg: 'block' },
    ms: 'auto',
    '& a, & summary': { color: 'ink', textDecoration: 'none', borderRadius: 'control' },
    '& > ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', alignItems: 'center' },
    '& > ul > li': { position: 'relative' },
    '& > ul > li > a, & summary': bar,
    // In a list that forgives: of browsers without `:has` it takes the rest.
    '& :is(nav > ul > li > a[aria-current], details:has([aria-current]) > summary)': currentInBar,
    '& summary': { ...noMarker, _after: { display: { base: 'none', xl: 'block' }, ...chevron } },
    '& [open] > summary': { bg: 'brand.soft', color: 'brand', _after: chevronUp },
    '& details > ul': sheet,
    // The sheets of the later groups open towards the middle of the page.
    '& > ul > li:nth-of-type(n + 4) ul': { insetInlineEnd: 0 },
    '& details a': {
      display: 'flex',
      alignItems: 'center',
      minH: '40px',
      px: 3,
      py: 1,
      fontSize: 'sm',
      lineHeight: 'snug',
      _hover: { bg: 'brand.soft', color: 'brand' },
    },
    '& details a[aria-current]': { bg: 'brand.soft', color: 'brand', fontWeight: 'semibold' },
  },
});

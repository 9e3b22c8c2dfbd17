import { defineRecipe } from '#chakra';
import { chevron, chevronUp, noMarker } from './menu.recipe';

/** The button that opens and closes the drawer. */
export const drawerButtonRecipe = defineRecipe({
  className: 'drawer-button',
  base: {
    ...noMarker,
    px: 3,
    border: '1.5px solid {colors.brand}',
    borderRadius: 'control',
    color: 'brand',
    fontWeight: 'semibold',
    '& span': { display: 'flex', alignItems: 'center', gap: 2, minH: '41px' },
    '& .close': { display: 'none' },
    '[open] > &': {
      bg: 'brand.soft',
      '& .open': { display: 'none' },
      '& .close': { display: 'flex' },
      // The page beside the sheet, dimmed; as a part of the button it closes the drawer, even
      // without scripts.
      _before: {
        content: '""',
        position: 'absolute',
        top: '100%',
        insetInline: 0,
        h: '100dvh',
        bg: 'color-mix(in srgb, {colors.pine.950} 55%, transparent)',
        cursor: 'default',
      },
    },
  },
});

const head = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minH: '56px',
  px: 2,
  fontSize: 'lg',
  fontWeight: 'semibold',
} as const;

/**
 * The sheet below the bar: the whole page on phones, its right side on tablets. Its list of links is
 * styled from here, as the one of the bar is.
 */
export const drawerSheetRecipe = defineRecipe({
  className: 'drawer-sheet',
  base: {
    position: 'absolute',
    top: '100%',
    insetInlineEnd: 0,
    zIndex: 'overlay',
    w: { base: 'full', md: '420px' },
    // The bar stays visible. The thin bar above it may be too: hence the room at the foot.
    h: 'calc(100dvh - 64px)',
    px: { base: 4, md: 6 },
    pt: 2,
    pb: 26,
    bg: 'bg',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderTop: 'hairline',
    animation: 'appear {durations.normal} {easings.out}',
    '& > nav a, & summary': { color: 'ink', textDecoration: 'none', borderRadius: 'control' },
    '& > nav > ul > li': { borderBottom: 'hairline' },
    '& > nav > ul > li > a, & summary': head,
    '& summary': { ...noMarker, _after: { ...chevron, w: '9px', h: '9px', me: 1 } },
    '& [open] > summary': { color: 'brand', _after: chevronUp },
    // A marigold mark at the group, or the page, that is being read; browsers without `:has` mark the page.
    '& :is(details:has([aria-current]) > summary, nav > ul > li > [aria-current])': {
      color: 'brand',
      boxShadow: 'inset 3px 0 0 {colors.accent}',
      borderRadius: 0,
      ps: 3,
      _highContrast: { borderInlineStart: '3px solid Highlight' },
    },
    '& details > ul': { pb: 3 },
    '& details a': {
      display: 'flex',
      alignItems: 'center',
      minH: '48px',
      ms: 2,
      ps: 4,
      borderInlineStart: '2px solid {colors.line}',
      borderRadius: 0,
      lineHeight: 'snug',
    },
    '& details a[aria-current]': {
      color: 'brand',
      fontWeight: 'semibold',
      borderInlineStartColor: { base: 'accent', _highContrast: 'Highlight' },
    },
    '& > ul': { mt: 4, display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 4, px: 2 },
    '& > a': { w: 'full', mt: 6 },
  },
});

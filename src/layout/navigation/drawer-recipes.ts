import { defineRecipe } from '@chakra-ui/react';

const noMarker = { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } };

/** The button that opens and closes the drawer. */
export const drawerButtonRecipe = defineRecipe({
  className: 'drawer-button',
  base: {
    ...noMarker,
    minH: 'target',
    px: 3,
    border: '1.5px solid {colors.brand}',
    borderRadius: 'control',
    color: 'brand',
    fontWeight: 'semibold',
    '& span': { display: 'flex', alignItems: 'center', gap: 2, minH: '41px' },
    '& .close': { display: 'none' },
    'details[open] > &': { '& .open': { display: 'none' }, '& .close': { display: 'flex' } },
  },
});

/** The sheet below the bar; it scrolls by itself while the page behind stands still. */
export const drawerPanelRecipe = defineRecipe({
  className: 'drawer-panel',
  base: {
    position: 'absolute',
    top: '100%',
    insetInline: 0,
    zIndex: 'overlay',
    // The bar and the thin bar above it stay visible.
    h: 'calc(100dvh - 64px)',
    px: 4,
    pt: 2,
    pb: 20,
    bg: 'bg',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderTop: 'hairline',
    animation: 'appear {durations.normal} {easings.out}',
    '& > ul, & > nav > ul': { listStyleType: 'none' },
    '& > nav': { mb: 6 },
    '& > nav > ul > li': { borderBottom: 'hairline' },
    '& > ul': { mt: 6, display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 4 },
    '& > a': { w: 'full' },
  },
});

/** The head of a group in the drawer. */
export const drawerSummaryRecipe = defineRecipe({
  className: 'drawer-summary',
  base: {
    ...noMarker,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: '52px',
    px: 3,
    fontSize: 'lg',
    fontWeight: 'semibold',
    '& svg': { transition: 'transform {durations.fast}', color: 'ink.muted' },
    'details[open] > &': { '& svg': { transform: 'rotate(180deg)' } },
  },
});

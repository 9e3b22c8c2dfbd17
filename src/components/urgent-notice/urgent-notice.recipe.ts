/**
 * The notice above every page. The icon and the word say the level; colour repeats it. Plain data and
 * not `defineRecipe`: the script that draws a notice into an open page has this without any of Chakra.
 */
export const urgentNoticeRecipe = {
  className: 'urgent-place',
  base: {
    '& > div': {
      display: 'flex',
      alignItems: 'start',
      gap: 3,
      maxH: '50dvh',
      overflowY: 'auto',
      px: { base: 4, md: 8 },
      py: 3,
      bg: 'brand.soft',
      color: 'ink',
      // Seen where the system chooses the colours.
      borderBottom: '2px solid transparent',
    },
    '& > [data-level=warning]': { bg: 'accent', color: 'accent.on' },
    '& > [data-level=emergency]': { bg: 'danger', color: 'surface' },
    // Come while the page is read: nothing below it moves.
    '& > [data-late]': {
      position: 'fixed',
      insetInline: 0,
      top: 0,
      zIndex: 'overlay',
      boxShadow: 'card',
      _print: { position: 'static' },
    },
    '& svg': {
      flexShrink: 0,
      w: '24px',
      h: '24px',
      mt: '2px',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    '& p': { flex: 1, minW: 0 },
    '& strong': { fontWeight: 'semibold' },
    '& a': { color: 'inherit', fontWeight: 'semibold', textDecoration: 'underline' },
    '& button': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      w: 'target',
      h: 'target',
      my: -2,
      borderRadius: 'control',
      _print: { display: 'none' },
    },
    '& :focus-visible': { outlineColor: 'currentColor', boxShadow: 'none' },
    _print: { breakInside: 'avoid', '& > [data-urgent]': { bg: 'transparent', color: 'ink' } },
  },
};

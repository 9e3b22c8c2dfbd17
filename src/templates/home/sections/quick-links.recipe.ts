import { defineRecipe } from '#chakra';

/** Ways into the site: one strip over the picture's edge, or a row that scrolls sideways; many are a field of cards. */
export const quickLinksRecipe = defineRecipe({
  className: 'quick-links',
  base: {
    display: 'flex',
    listStyleType: 'none',
    mx: { base: '-4', md: '-6', lg: 0 },
    px: { base: 4, md: 6, lg: 0 },
    pb: { base: 2, lg: 0 },
    gap: { base: 3, lg: 0 },
    overflowX: { base: 'auto', lg: 'visible' },
    scrollbarWidth: 'none',
    bg: { lg: 'surface' },
    border: { lg: 'hairline' },
    borderRadius: 'card',
    boxShadow: { lg: 'card' },
    '& > li': {
      // As wide as its words, which a visitor may have set wider apart (WCAG 1.4.12).
      flex: { base: '0 0 auto', lg: '1 1 0' },
      minW: { base: '124px', lg: 0 },
      maxW: { base: '220px', lg: 'none' },
    },
    _print: { flexWrap: 'wrap', mx: 0, px: 0 },
    '& > li + li': { borderInlineStart: { lg: 'hairline' } },
    '& a': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '10px',
      h: 'full',
      px: 2,
      pt: { base: 4, lg: '22px' },
      pb: { base: 3, lg: '18px' },
      fontWeight: 'semibold',
      fontSize: 'sm',
      lineHeight: 1.3,
      textAlign: 'center',
      color: 'ink',
      textDecoration: 'none',
      bg: 'surface',
      border: { base: 'hairline', lg: 'none' },
      borderRadius: 'card',
      transition: 'background-color {durations.fast}, color {durations.fast}',
      '& svg': { color: 'brand', transition: 'transform {durations.normal} {easings.out}' },
      _hover: {
        bg: 'brand.soft',
        color: 'brand',
        '& svg': { transform: { _motionSafe: 'translateY(-3px)' } },
      },
    },
  },
  variants: {
    many: {
      true: {
        flexWrap: { lg: 'wrap' },
        gap: 3,
        bg: 'transparent',
        border: 'none',
        boxShadow: 'none',
        '& > li': { minW: '124px' },
        '& > li + li': { borderInlineStart: { lg: 'none' } },
        '& a': { border: 'hairline', boxShadow: { lg: 'card' } },
      },
    },
  },
});

import { defineRecipe } from '#chakra';

/** The breadcrumb of a page. */
export const breadcrumbRecipe = defineRecipe({
  className: 'breadcrumb',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    listStyleType: 'none',
    textStyle: 'small',
    color: 'ink.muted',
    '& > li': { display: 'inline-flex', alignItems: 'center', minH: '28px' },
    '& > li + li::before': {
      content: '"/"',
      mx: 2,
      color: 'line.control',
      // A stroke between words, which screen readers are not to say.
      '@supports (content: "/" / "")': { content: '"/" / ""' },
    },
    // As high as its item, so that a finger meets it.
    '& a': {
      py: '3px',
      color: 'brand',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
    },
    _print: { display: 'none' },
  },
});

/** Body and rail side by side on wide screens; the rail below the body on others. */
export const readingColumnsRecipe = defineRecipe({
  className: 'reading-columns',
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: { base: 10, md: 12 },
    columnGap: { lg: 12, xl: 16 },
    _print: { display: 'block' },
  },
  variants: {
    rail: {
      true: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          lg: 'minmax(0, 1fr) 232px',
          xl: 'minmax(0, 1fr) 264px',
        },
      },
    },
  },
});

/** A print with a white edge that leans a little against the rail; phones do without it. */
export const postcardRecipe = defineRecipe({
  className: 'postcard',
  base: {
    display: { base: 'none', lg: 'block' },
    m: 2,
    p: '6px',
    bg: 'surface',
    border: 'hairline',
    borderRadius: 'control',
    boxShadow: 'card',
    transform: 'rotate(1.6deg)',
    '& img': { aspectRatio: '3 / 2', objectFit: 'cover', borderRadius: '3px' },
    // On a low screen the rail's links need the room.
    '@media (max-height: 60em)': { display: 'none' },
  },
});

/** Lists of the rail: a thin line at the side, marigold where the reader is. */
export const railListRecipe = defineRecipe({
  className: 'rail-list',
  base: {
    listStyleType: 'none',
    borderInlineStart: 'hairline',
    '& a': {
      display: 'block',
      py: '6px',
      ps: 4,
      ms: '-1px',
      borderInlineStart: '3px solid transparent',
      fontSize: 'sm',
      lineHeight: 'snug',
      color: 'ink.muted',
      textDecoration: 'none',
      textWrap: 'pretty',
      _hover: { color: 'brand', borderColor: 'line.control' },
      _highContrast: { borderColor: 'Canvas' },
    },
    '& a[aria-current]': {
      color: 'brand',
      fontWeight: 'semibold',
      borderColor: 'accent',
      _highContrast: { borderColor: 'Highlight' },
    },
  },
});

/** The pages before and after, at the foot of a page. */
export const neighboursRecipe = defineRecipe({
  className: 'neighbours',
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: 3, md: 4 },
    mt: { base: 8, md: 10 },
    pt: { base: 8, md: 10 },
    borderTop: 'hairline',
    _print: { display: 'none' },
    '& > .next': { gridColumn: { md: 2 }, justifyContent: 'flex-end', textAlign: 'end' },
  },
});

/** The bar at the foot of phones; from tablets on the action stands in sight below the heading. */
export const quickActionsRecipe = defineRecipe({
  className: 'quick-actions',
  base: {
    display: { base: 'flex', md: 'none' },
    // On a low screen, or with enlarged text, it would leave too little of the page.
    '@media (max-height: 30em)': { display: 'none' },
    position: 'sticky',
    bottom: 0,
    zIndex: 'raised',
    flexWrap: 'wrap',
    gap: 2,
    px: 4,
    py: 2,
    bg: 'surface',
    borderTop: 'hairline',
    '& > a': { px: 3, _first: { flex: 1 } },
    _print: { display: 'none' },
  },
});

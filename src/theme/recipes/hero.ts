import { defineRecipe } from '#chakra';

const osDark = '@media (prefers-color-scheme: dark)';
const osLight = '@media (prefers-color-scheme: light)';

/** The scene across the page. On phones the paper lies over its lower edge, on desktops inside it. */
export const heroRecipe = defineRecipe({
  className: 'hero',
  base: {
    position: 'relative',
    isolation: 'isolate',
    '& > .scene': {
      position: { base: 'relative', lg: 'absolute' },
      inset: 0,
      h: { base: 'clamp(260px, 62vw, 420px)', lg: 'auto' },
      zIndex: -1,
      overflow: 'hidden',
      bg: 'placeholder',
      // A foot of shade, from which the tiles stand out.
      _after: {
        content: '""',
        position: 'absolute',
        inset: 0,
        bgImage: 'linear-gradient(transparent 62%, rgb(10 26 20 / 0.38))',
        pointerEvents: 'none',
      },
    },
    // The school stands in the left third of every scene.
    '& .scene img': { objectPosition: { base: '8% 60%', lg: '0 62%' } },
    // One scene under each colour mode: the system's own choice lies below, the visitor's above.
    '& .when-dark, & .when-light': { display: 'none' },
    '& .by-night': { display: 'none' },
    'html.dark &': {
      '& .by-day': { display: 'none' },
      '& .by-night': { display: 'block' },
      [osLight]: { '& .when-dark': { display: 'block' } },
    },
    'html.light &': { [osDark]: { '& .when-light': { display: 'block' } } },
    'html:not(.light) &': {
      [osDark]: { '& .by-day': { display: 'none' }, '& .by-night': { display: 'block' } },
    },
    '& .slide': {
      position: 'absolute',
      inset: 0,
      opacity: 0,
      transition: 'opacity {durations.slow} ease-in-out',
    },
    '& .slide[data-shown]': { opacity: 1 },
    _print: { '& > .scene': { display: 'none' } },
  },
});

/** The paper that the vision is written on. */
export const paperRecipe = defineRecipe({
  className: 'paper',
  base: {
    position: 'relative',
    bg: 'bg',
    borderRadius: 'card',
    boxShadow: 'paper',
    px: { base: 6, md: 10, lg: 12 },
    pt: { base: 7, md: 10, lg: 12 },
    pb: { base: 7, md: 10, lg: 12 },
    mt: { base: '-56px', md: '-96px', lg: 0 },
    mx: { md: 'auto', lg: 0 },
    ms: { lg: 'auto' },
    maxW: { md: '600px', lg: '520px' },
    _print: { boxShadow: 'none', p: 0, mt: 0 },
  },
});

/** The bars that say which picture is shown. */
export const slideBarsRecipe = defineRecipe({
  className: 'slide-bars',
  base: {
    display: 'flex',
    gap: 2,
    '& > i': {
      w: '28px',
      h: '4px',
      borderRadius: 'chip',
      bg: 'line',
      transition: 'background-color {durations.normal}',
      _highContrast: { bg: 'GrayText' },
    },
    '& > i[data-shown]': { bg: { base: 'accent', _highContrast: 'Highlight' } },
  },
});

/** Seven ways into the site: one strip over the picture's edge, or a row that scrolls sideways. */
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
    },
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
      whiteSpace: 'nowrap',
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
});

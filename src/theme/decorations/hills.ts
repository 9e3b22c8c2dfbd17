/** The snow range behind the heading, which fades out towards the words. */
const ridge =
  'linear-gradient(to right, transparent var(--words), #000 calc(var(--words) * 2.2)), var(--range, url(/head-snow.svg)) var(--walk) 0 / auto 100% repeat-x';

/** The band behind a page's heading: a sun, and below it the range in two colours. */
export const headBand = {
  // On phones the first words of the page come first.
  pb: { base: '60px', lg: 16 },
  // The range begins beside the words on wide screens, and lies below them on others.
  '--words': { base: '0%', lg: '30%' },
  bg: 'radial-gradient(circle at 84% calc(100% - 7.5em), {colors.accent} 0 1em, transparent 1.06em), linear-gradient({colors.brand.soft}, {colors.bg})',
  fontSize: { base: '6.5px', lg: '25px' },
};

/** The range, as masks that take their colours from the tokens. */
export const headRange = {
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetInline: 0,
    bottom: 0,
    h: '9.6em',
    bg: 'hill.snow',
    // Chrome before 120 knows it by these names.
    WebkitMask: ridge,
    WebkitMaskComposite: 'source-in',
    mask: ridge,
    maskComposite: 'intersect',
  },
  _after: { bg: 'hill', '--range': 'url(/head-shade.svg)' },
};

const strip = 'url(/footer-ridge.svg) 0 100% / auto 100% repeat-x';

/** Hills and cedars on the upper edge of the footer. */
export const footerEdge = {
  _before: {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    // One pixel of overlap: no hairline between the strip and its background.
    bottom: 'calc(100% - 1px)',
    h: { base: '52px', lg: '88px' },
    bg: 'brand.deep',
    // Chrome before 120 knows it by this name.
    WebkitMask: strip,
    mask: strip,
    pointerEvents: 'none',
  },
};

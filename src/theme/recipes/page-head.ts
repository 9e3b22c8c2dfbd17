import { defineRecipe } from '#chakra';

/** The snow range behind the heading, which fades out towards the words. */
const ridge =
  'linear-gradient(to right, transparent var(--words), #000 calc(var(--words) * 2.2)), var(--range, url(/head-snow.svg)) var(--walk) 0 / auto 100% repeat-x';

/**
 * The band behind a page's heading: sun, snow range and woods, masks that take their colours from
 * the tokens. `--walk` says how far along the range the page stands.
 */
export const pageHeadRecipe = defineRecipe({
  className: 'page-head',
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    pb: { base: '112px', lg: 16 },
    // The range begins beside the words on wide screens, and lies below them on others.
    '--words': { base: '0%', lg: '30%' },
    bg: 'radial-gradient(circle at 84% calc(100% - 7.5em), {colors.accent} 0 1em, transparent 1.06em), linear-gradient({colors.brand.soft}, {colors.bg})',
    fontSize: { base: '13px', lg: '25px' },
    // Paper leaves backgrounds away by itself.
    _print: { pb: 4 },
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
  },
});

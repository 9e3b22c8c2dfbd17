import { defineRecipe } from '#chakra';
import { pictureFoot } from '../../../theme/shades';

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
        bgImage: `linear-gradient(transparent 62%, ${pictureFoot})`,
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

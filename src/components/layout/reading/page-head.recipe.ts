import { defineRecipe } from '#chakra';
import { headBand, headRange } from '#decoration';

/**
 * The band behind a page's heading. `--walk` says how far along its range, if it has one, the page
 * stands.
 */
export const pageHeadRecipe = defineRecipe({
  className: 'page-head',
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    ...headBand,
    // Paper leaves backgrounds away by itself.
    _print: { pb: 4 },
    ...headRange,
  },
});

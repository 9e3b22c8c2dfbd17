import { defineRecipe } from '#chakra';
import { footerEdge } from '#decoration';

/** The deep background of the footer, and what stands on its upper edge. */
export const footerRecipe = defineRecipe({
  className: 'footer',
  base: {
    position: 'relative',
    bg: 'brand.deep',
    color: 'brand.onDeep',
    mt: { base: '52px', lg: '104px' },
    pt: { base: 12, lg: 16 },
    pb: 8,
    ...footerEdge,
    _print: { mt: 0, pt: 0, pb: 0, bg: 'transparent', _before: { display: 'none' } },
  },
});

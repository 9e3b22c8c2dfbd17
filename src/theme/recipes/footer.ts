import { defineRecipe } from '#chakra';

const ridge = 'url(/footer-ridge.svg) 0 100% / auto 100% repeat-x';

/** The deep background of the footer; hills and cedars stand on its upper edge. */
export const footerRecipe = defineRecipe({
  className: 'footer',
  base: {
    position: 'relative',
    bg: 'brand.deep',
    color: 'brand.onDeep',
    mt: { base: '52px', lg: '104px' },
    pt: { base: 12, lg: 16 },
    pb: 8,
    _before: {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      // One pixel of overlap: no hairline between the strip and its background.
      bottom: 'calc(100% - 1px)',
      h: { base: '52px', lg: '88px' },
      bg: 'brand.deep',
      // Chrome before 120 knows it by this name.
      WebkitMask: ridge,
      mask: ridge,
      pointerEvents: 'none',
    },
    _print: { mt: 0, pt: 0, pb: 0, _before: { display: 'none' } },
  },
});

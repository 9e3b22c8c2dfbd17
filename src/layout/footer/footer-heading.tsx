import { chakra } from '#chakra';

/** The head of a column of the footer. */
export const FooterHeading = chakra('h2', {
  base: {
    fontFamily: 'display',
    fontWeight: 'semibold',
    fontSize: 'lg',
    lineHeight: 'heading',
    color: 'brand.onDeepStrong',
    mb: 3,
  },
});

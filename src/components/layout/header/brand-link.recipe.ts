import { defineRecipe } from '#chakra';

/**
 * Logo and words. How much room a name takes stands in `data-length` (see `lengthOf`), so that the
 * same markup holds any school's name.
 */
export const brandLinkRecipe = defineRecipe({
  className: 'brand-link',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    color: 'ink',
    textDecoration: 'none',
    minW: 0,
    // Beside the menu, or its button, it has at least this much, which a name of two words fills;
    // where that is not left, the menu goes below it.
    flex: { base: '1 1 9.5rem', lg: '1 1 16.25rem' },
    borderRadius: 'control',
    '& > :first-child': { flexShrink: 0 },
    '& > .words': { minW: 0 },
    '& .name': {
      display: 'block',
      fontFamily: 'display',
      fontWeight: 'semibold',
      fontSize: { base: '1.1875rem', md: '1.375rem' },
      lineHeight: '1.1',
      // Short lines of one length stand better beside a menu.
      textWrap: 'balance',
    },
    '&[data-length] .name': { fontSize: { lg: '1.1875rem' }, lineHeight: '1.2' },
    // Marks above and below the letters need a higher line than Latin ones.
    '&[data-indic] .name': { lineHeight: '1.4' },
    // On phones four lines of a name would be all of the bar.
    '& .short': { display: { md: 'none' } },
    '& .whole': { display: { base: 'none', md: 'inline' } },
    '& .affiliation': {
      display: { base: 'none', sm: 'block', lg: 'none', xl: 'block' },
      fontSize: 'xs',
      color: 'ink.muted',
      lineHeight: '1.3',
      mt: 1,
    },
    // Such a name fills three lines beside a menu; the affiliation stands in the footer too.
    '&[data-length=longest] .affiliation': { display: { xl: 'none' } },
  },
});

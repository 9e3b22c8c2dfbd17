import { defineRecipe } from '#chakra';

/** On phones four lines of a name would be all of the bar: there the short name stands, but not on paper. */
const shortened = {
  '& .name': { fontSize: { base: '1.1875rem', md: '1.375rem', lg: '1.1875rem' } },
  '& .short': { display: { md: 'none', _print: 'none' } },
  '& .whole': { display: { base: 'none', md: 'inline', _print: 'inline' } },
} as const;

/** Logo and words; how much room the name takes, and whether its script needs higher lines, varies. */
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
    '& > svg, & > img': { flexShrink: 0 },
    '& > span': { minW: 0 },
    '& .name': {
      display: 'block',
      fontFamily: 'display',
      fontWeight: 'semibold',
      fontSize: { base: '1.1875rem', md: '1.375rem' },
      lineHeight: '1.1',
    },
    '& .affiliation': {
      display: { base: 'none', sm: 'block', lg: 'none', xl: 'block' },
      fontSize: 'xs',
      color: 'ink.muted',
      lineHeight: '1.3',
      mt: 1,
    },
  },
  variants: {
    length: {
      ordinary: {},
      long: shortened,
      // Three lines beside a menu are enough; the affiliation stands in the footer too.
      longest: { ...shortened, '& .affiliation': { display: { xl: 'none' } } },
    },
    // Marks above and below the letters need a higher line than Latin ones.
    indic: { true: { '& .name': { lineHeight: '1.4' } } },
  },
  defaultVariants: { length: 'ordinary' },
});

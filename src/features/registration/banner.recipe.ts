import { defineRecipe } from '#chakra';

/**
 * A line of announcements on the deep band, side by side; one height with one, with many, with none. What takes more
 * lines than others makes it higher: no word is cut off.
 */
export const bannerRecipe = defineRecipe({
  className: 'banner',
  base: {
    display: 'flex',
    listStyleType: 'none',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    minH: { base: '72px', md: '60px' },
    mx: '-4',
    px: '4',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      alignContent: 'center',
      justifyContent: 'space-between',
      columnGap: { base: 3, md: 6 },
      flex: { base: '0 0 100%', md: '1 0 50%' },
      minW: 0,
      scrollSnapAlign: 'center',
    },
    '& > li + li': { ps: 6 },
    '& > li:not(:last-of-type)': { pe: 6, flexBasis: { base: '88%', md: '50%' } },
    '& .title': {
      fontWeight: 'semibold',
      lineHeight: 1.3,
      fontSize: { base: 'sm', md: 'md' },
      // Where less is left beside the buttons, they stand below.
      flex: '1 1 0',
      minW: { base: '110px', md: '180px' },
      textWrap: 'balance',
      // On phones four lines just fit.
      py: { md: 2 },
      '@media (max-width: 22.49em)': { lineHeight: 1.2 },
    },
    '& > li > :not(.title)': { py: 2 },
    '& .paper': {
      display: { base: 'none', lg: 'inline-flex' },
      alignItems: 'center',
      gap: 2,
      minH: '28px',
      fontSize: 'sm',
    },
  },
});

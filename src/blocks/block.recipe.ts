import { defineRecipe } from '#chakra';

/**
 * A content block on a page: a rule above each block with a heading, as in a printed handbook.
 * `inside` stands in an accordion, where the rules would be one frame too many.
 */
export const blockRecipe = defineRecipe({
  className: 'block',
  base: { minW: 0, mt: 8, _first: { mt: 0 } },
  variants: {
    headed: {
      true: {
        mt: { base: 10, md: 12 },
        pt: { base: 8, md: 10 },
        borderTop: 'hairline',
        _first: { mt: 0, pt: 0, border: 0 },
        _print: { mt: 6, pt: 4 },
      },
    },
    /** Links to other pages are not printed. */
    screenOnly: { true: { _print: { display: 'none' } } },
    /** A year fills a sheet of its own, with its heading. */
    ownSheet: { true: { _print: { breakBefore: 'page', mt: 0, pt: 0, border: 0 } } },
    /** Below what is yet to come, at the top of the page: the first block as long as that is hidden. */
    afterHidden: { true: { '[hidden] + &': { mt: 0, pt: 0, border: 0 } } },
    /** Below a block that ends in a line of its own. */
    afterLine: { true: { borderTop: 0, pt: 0 } },
    inside: { true: { mt: 6, pt: 0, border: 0, _print: { mt: 4, pt: 0 } } },
  },
});

/** The heading of a block. It never stands alone at the foot of a printed page. */
export const blockHeadingRecipe = defineRecipe({
  className: 'block-heading',
  base: { mb: { base: 5, md: 6 }, _print: { breakAfter: 'avoid', mb: 3 } },
  variants: {
    size: {
      md: { textStyle: 'h2', fontSize: '2xl' },
      sm: { textStyle: 'h3' },
    },
  },
  defaultVariants: { size: 'md' },
});

/** A heading of a part inside a block: a stream, a month. */
export const partHeadingRecipe = defineRecipe({
  className: 'part-heading',
  base: { textStyle: 'h3', mb: 3, _print: { breakAfter: 'avoid' } },
});

/** Words below a picture, or beside a figure. */
export const captionRecipe = defineRecipe({
  className: 'block-caption',
  base: { textStyle: 'small', color: 'ink.muted', textWrap: 'pretty' },
});

/**
 * Marks the place in a page that nobody sees before scrolling. What comes after it gets its styles
 * from the site's stylesheet, which loads without holding up the first paint (see `splitRules`), and on
 * a live page is laid out later, part by part (see `layOutBelow`).
 */
export function BelowFold() {
  return <span data-below-fold="" hidden />;
}

/**
 * Marks the fold of a page. The content below it gets its styles from the site's stylesheet, which does not
 * block the first paint (see `splitRules`), and on a live page is laid out later (see `layOutBelow`).
 */
export function BelowFold() {
  return <span data-below-fold="" hidden />;
}

/**
 * Marks the place in a page that nobody sees before scrolling. What comes after it gets its styles
 * from the site's stylesheet, which loads without holding up the first paint (see `takeLateRules`).
 */
export function BelowFold() {
  return <span data-below-fold="" hidden />;
}

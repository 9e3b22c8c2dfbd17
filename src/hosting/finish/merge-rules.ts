/**
 * Adds the rules of one more page to those of others. They keep the order that they have on the
 * page as far as the others leave it open: of two rules for one element the later wins.
 */
export function mergeRules(known: readonly string[], page: readonly string[]): string[] {
  const rules = new Set(known);
  if (page.every((rule) => rules.has(rule))) return [...known];
  const merged = [...known];
  let place = merged.length;
  for (const rule of [...new Set(page)].reverse()) {
    if (rules.has(rule)) place = merged.indexOf(rule);
    else merged.splice(place, 0, rule);
  }
  return merged;
}

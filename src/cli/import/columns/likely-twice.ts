import type { ListItem, Target } from '../lists/target';

/** Rows that are most likely one child, written twice with another day: two of one name in a class are rare. */
export function likelyTwice(
  rows: readonly { item: ListItem; at: string }[],
  { likely }: Target,
): { at: string; message: string }[] {
  if (!likely) return [];
  const known = new Map<string, string>();
  return rows.flatMap(({ item, at }) => {
    const key = likely.same(item);
    const before = known.get(key);
    known.set(key, before ?? at);
    if (before === undefined) return [];
    return {
      at,
      message: `it has ${likely.words} ${before}; if that is the same, keep one of the two`,
    };
  });
}

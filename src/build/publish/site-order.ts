/**
 * When a file of the site may be put in the place of the old one: 0 for what pages name, 1 for pages and the
 * rules of their folders, 2 for the worker, which lists all of it.
 */
export function turnOf(name: string): 0 | 1 | 2 {
  if (/^sw\.js/.test(name)) return 2;
  return /\.html(?:\.br|\.gz)?$|(?:^|\/)\.htaccess$/.test(name) ? 1 : 0;
}

/** Names in the order of their turns. */
export const inTurn = (names: readonly string[]): string[] =>
  [...names].sort((a, b) => turnOf(a) - turnOf(b));

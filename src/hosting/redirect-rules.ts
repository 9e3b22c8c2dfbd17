/**
 * The file `_redirects`, which Netlify and Cloudflare Pages read: every page is also reached in
 * small letters. What else people write is put right by the page for wrong addresses.
 *
 * No rule is about the slash at the end: hosts have their own minds about it, and a rule against
 * theirs would send browsers round in circles.
 */
export function redirectRules(paths: readonly string[]): string {
  const taken = new Set(paths);
  const small = new Map(paths.map((path) => [path.toLowerCase(), path]));
  const rules = [...small]
    .filter(([from]) => !taken.has(from))
    .flatMap(([from, to]) => [
      `${encodeURI(from)} ${encodeURI(to)} 301`,
      `${encodeURI(from)}/ ${encodeURI(to)} 301`,
    ]);
  return `${rules.join('\n')}\n`;
}

import { redirectSourceOf } from '../../content/redirect-source';
import { encodedAddress, fileAt, type Redirects } from '../../content/redirects';

/** A path in which a question mark and # are signs of a name, as old programs saved their pages. */
const encodedPath = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

const withSlash = (path: string) => [encodedPath(path), `${encodedPath(path)}/`];

/**
 * An old address, as it was written and in small letters; what followed its question mark is a condition
 * of its own, which Netlify knows and Cloudflare passes over.
 */
function spellings(address: string): string[] {
  const { path, query } = redirectSourceOf(address);
  const paths = [...new Set([path, path.toLowerCase()])];
  if (query !== undefined) {
    return paths.map((spelling) => [encodedPath(spelling), ...query.split('&')].join(' '));
  }
  return paths.flatMap((spelling) => withSlash(spelling));
}

/**
 * The file `_redirects`, which Netlify and Cloudflare Pages read: every page is also reached in
 * small letters, and at the addresses that it had before. What else people write is put right by the
 * page for wrong addresses.
 *
 * No rule is about the slash at the end: hosts have their own minds about it, and a rule against
 * theirs would send browsers round in circles.
 */
export function redirectRules(
  paths: readonly string[],
  { moved, gone }: Redirects = { moved: [], gone: [] },
): string {
  const taken = new Set([...paths, ...moved.map(({ from }) => from), ...gone]);
  const small = new Map(paths.map((path) => [path.toLowerCase(), path]));
  const rules = [
    ...moved.flatMap(({ from, to }) =>
      spellings(from).flatMap((address) => {
        const rule = `${address} ${encodedAddress(to)} 301`;
        // A page for other hosts stands there, which Netlify would prefer without the mark; Cloudflare
        // passes over a line that bears it, and prefers the next one to the page.
        return fileAt(from) === undefined ? [rule] : [`${rule}!`, rule];
      }),
    ),
    // Netlify; Cloudflare passes over it, and finds nothing there.
    ...gone.flatMap((path) => spellings(path).map((address) => `${address} /404.html 410`)),
    ...[...small]
      .filter(([from]) => !taken.has(from))
      .flatMap(([from, to]) => withSlash(from).map((address) => `${address} ${encodeURI(to)} 301`)),
  ];
  return `${rules.join('\n')}\n`;
}

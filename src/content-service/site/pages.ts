import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { redirectSourceOf } from '../../content/redirect-source';
import { type Redirects, redirectsFile } from '../../content/redirects';
import { groupBy } from '../../lib/group-by';

const indexFile = '/index.html';

/** The path of a page as it is linked: without `index.html`, and without slashes at its end. */
export function pagePath(path: string): string {
  const named = path.slice(-indexFile.length).toLowerCase() === indexFile;
  let end = named ? path.length - indexFile.length : path.length;
  // A pattern (`/\/+$/`) would begin anew at each of thousands of slashes.
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

const skipped = new Set(['static', 'page-data', 'icons', '_gatsby', '~partytown']);

async function pagesUnder(dir: string, path: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const below = entries.filter((entry) => entry.isDirectory() && !skipped.has(entry.name));
  const nested = await Promise.all(
    below.map(({ name }) => pagesUnder(join(dir, name), `${path}/${name}`)),
  );
  const own = entries.some(({ name }) => name === 'index.html') ? [path || '/'] : [];
  return [...own, ...nested.flat()];
}

/**
 * Finds the right address of a page that was asked for in other capitals or with a slash. The folder is read again
 * at most every five seconds, so that a new build is noticed and a flood of wrong addresses costs little.
 */
export function makePageFinder(publicDir: string) {
  let known: Promise<Map<string, string>> | undefined;
  let readAt = 0;
  return async (path: string): Promise<string | undefined> => {
    if (!known || performance.now() - readAt > 5000) {
      readAt = performance.now();
      known = pagesUnder(publicDir, '').then(
        (pages) => new Map(pages.map((page) => [page.toLowerCase(), page])),
      );
    }
    const found = (await known).get((pagePath(path) || '/').toLowerCase());
    return found === path ? undefined : found;
  };
}

/** The answer for an old address: a redirect to the new one, or 410 Gone. */
export type Redirect = { to: string; hadQuery: boolean } | 'gone';

const keyOf = (path: string) => pagePath(path).toLowerCase();

/** The redirects of each path by the query that they ask for, the longest first; '' matches any. */
async function readRedirects(file: string) {
  const { moved, gone } = JSON.parse(await readFile(file, 'utf8')) as Redirects;
  const all = [...moved, ...gone.map((from) => ({ from, to: undefined }))];
  const found = all.map(({ from, to }) => {
    const { path, query = '' } = redirectSourceOf(from);
    const redirect: Redirect = to === undefined ? 'gone' : { to, hadQuery: query !== '' };
    return { key: keyOf(path), query: query.toLowerCase(), redirect };
  });
  return groupBy(
    found.sort((a, b) => b.query.length - a.query.length),
    ({ key }) => key,
  );
}

/**
 * Finds the redirect of an address; letter case and a trailing slash do not count, and `query` has no `?`. The
 * redirects that the last build wrote into `hostsDir` are read again after a new build.
 */
export function makeRedirectFinder(hostsDir: string) {
  const file = join(hostsDir, redirectsFile);
  let known: { changed: number; redirect: ReturnType<typeof readRedirects> } | undefined;
  return async (path: string, query: string): Promise<Redirect | undefined> => {
    const changed = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    // A build of an older version has not written it.
    if (changed === 0) return undefined;
    if (known?.changed !== changed) known = { changed, redirect: readRedirects(file) };
    try {
      const sent = `${query.toLowerCase()}&`;
      const asked = (await known.redirect).get(keyOf(path)) ?? [];
      return asked.find((one) => one.query === '' || sent.startsWith(`${one.query}&`))?.redirect;
    } catch {
      // A build is writing the file, or no file handle is left: the next request tries again.
      known = undefined;
      return undefined;
    }
  };
}

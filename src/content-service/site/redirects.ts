import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { redirectSourceOf } from '../../content/redirect-source';
import { type FormerAddresses, formerAddressesFile } from '../../hosting/former-addresses';
import { pagePath } from './page-path';

/** The answer for an old address: a redirect to the new one, or 410 Gone. */
export type Redirect = { to: string; hadQuery: boolean } | 'gone';

/** Finds the redirect of an address; letter case and a trailing slash do not count. `query` has no `?`. */
export type FindRedirect = (path: string, query: string) => Promise<Redirect | undefined>;

/** The redirects of one path by the query that they ask for, the longest first; '' matches any. */
type Asked = { query: string; redirect: Redirect }[];

const keyOf = (path: string) => pagePath(path).toLowerCase();

async function readRedirects(file: string): Promise<Map<string, Asked>> {
  const { moved, gone } = JSON.parse(await readFile(file, 'utf8')) as FormerAddresses;
  const all = [...moved, ...gone.map((from) => ({ from, to: undefined }))];
  const found = new Map<string, Asked>();
  for (const { from, to } of all) {
    const { path, query = '' } = redirectSourceOf(from);
    const redirect: Redirect = to === undefined ? 'gone' : { to, hadQuery: query !== '' };
    const others = found.get(keyOf(path)) ?? [];
    const asked = [...others, { query: query.toLowerCase(), redirect }];
    found.set(
      keyOf(path),
      asked.sort((a, b) => b.query.length - a.query.length),
    );
  }
  return found;
}

/** Reads the redirects that the last build wrote into `hostsDir`; reads them again after a new build. */
export function makeRedirectFinder(hostsDir: string): FindRedirect {
  const file = join(hostsDir, formerAddressesFile);
  let known: { changed: number; redirect: Promise<Map<string, Asked>> } | undefined;
  return async (path, query) => {
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

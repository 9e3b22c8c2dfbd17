import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { formerPathOf } from '../../content/former-path';
import { type FormerAddresses, formerAddressesFile } from '../../hosting/former-addresses';
import { pagePath } from './page-path';

/** What had been at an address: something that is elsewhere now, or that is gone for good. */
export type Former = { to: string; hadQuery: boolean } | 'gone';

/**
 * Tells what had been at an address, in whatever capitals and with or without a slash at its end; `query` is
 * what follows its question mark.
 */
export type FormerFinder = (path: string, query: string) => Promise<Former | undefined>;

/** What had been at one path: by the query that it had to have, the longest first; '' stands for any. */
type Asked = { query: string; former: Former }[];

const keyOf = (path: string) => pagePath(path).toLowerCase();

async function readFormer(file: string): Promise<Map<string, Asked>> {
  const { moved, gone } = JSON.parse(await readFile(file, 'utf8')) as FormerAddresses;
  const all = [...moved, ...gone.map((from) => ({ from, to: undefined }))];
  const found = new Map<string, Asked>();
  for (const { from, to } of all) {
    const { path, query = '' } = formerPathOf(from);
    const former: Former = to === undefined ? 'gone' : { to, hadQuery: query !== '' };
    const others = found.get(keyOf(path)) ?? [];
    const asked = [...others, { query: query.toLowerCase(), former }];
    found.set(
      keyOf(path),
      asked.sort((a, b) => b.query.length - a.query.length),
    );
  }
  return found;
}

/** A finder over what the last build has written into `hostsDir`; a new build is noticed. */
export function makeFormerFinder(hostsDir: string): FormerFinder {
  const file = join(hostsDir, formerAddressesFile);
  let known: { changed: number; former: Promise<Map<string, Asked>> } | undefined;
  return async (path, query) => {
    const changed = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    // A build of an older version has not written it.
    if (changed === 0) return undefined;
    if (known?.changed !== changed) known = { changed, former: readFormer(file) };
    try {
      const sent = `${query.toLowerCase()}&`;
      const asked = (await known.former).get(keyOf(path)) ?? [];
      return asked.find((one) => one.query === '' || sent.startsWith(`${one.query}&`))?.former;
    } catch {
      // A build is just writing it, or no file handle is left: the next request tries again.
      known = undefined;
      return undefined;
    }
  };
}

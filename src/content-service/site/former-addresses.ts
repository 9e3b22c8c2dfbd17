import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FormerAddresses, formerAddressesFile } from '../../hosting/former-addresses';
import { pagePath } from './page-path';

/** What had been at an address: a page that is elsewhere now, or one that is gone for good. */
export type Former = { to: string } | 'gone';

/** Tells what had been at an address, in whatever capitals and with or without a slash at its end. */
export type FormerFinder = (path: string) => Promise<Former | undefined>;

const keyOf = (path: string) => pagePath(path).toLowerCase();

/** Scripts, pictures and the like, at whose addresses no page has ever been. */
const isFile = (path: string) => /\.(?!(?:html?|php|aspx?|jsp)$)\w+$/i.test(path);

async function readFormer(file: string): Promise<Map<string, Former>> {
  const { moved, gone } = JSON.parse(await readFile(file, 'utf8')) as FormerAddresses;
  return new Map<string, Former>([
    ...moved.map(({ from, to }) => [keyOf(from), { to }] as const),
    ...gone.map((path) => [keyOf(path), 'gone'] as const),
  ]);
}

/** A finder over what the last build has written into `hostsDir`; a new build is noticed. */
export function makeFormerFinder(hostsDir: string): FormerFinder {
  const file = join(hostsDir, formerAddressesFile);
  let known: { changed: number; former: Promise<Map<string, Former>> } | undefined;
  return async (path) => {
    if (isFile(path)) return undefined;
    const changed = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    // A build of an older version has not written it.
    if (changed === 0) return undefined;
    if (known?.changed !== changed) known = { changed, former: readFormer(file) };
    try {
      return (await known.former).get(keyOf(path));
    } catch {
      // A build is just writing it, or no file handle is left: the next request tries again.
      known = undefined;
      return undefined;
    }
  };
}

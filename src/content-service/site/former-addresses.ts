import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FormerAddresses, formerAddressesFile } from '../../hosting/former-addresses';

/** What had been at an address: a page that is elsewhere now, or one that is gone for good. */
export type Former = { to: string } | 'gone';

/** Tells what had been at an address, in whatever capitals and with or without a slash at its end. */
export type FormerFinder = (path: string) => Promise<Former | undefined>;

const keyOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/index\.html$/, '')
    .replace(/\/+$/, '');

async function readFormer(file: string): Promise<Map<string, Former>> {
  // A build of an older version has not written it.
  const text = await readFile(file, 'utf8').catch(() => '{"moved":[],"gone":[]}');
  const { moved, gone } = JSON.parse(text) as FormerAddresses;
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
    const changed = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    if (known?.changed !== changed) known = { changed, former: readFormer(file) };
    return (await known.former).get(keyOf(path));
  };
}

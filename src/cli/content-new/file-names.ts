import { existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { fingerprint } from '../../lib/privacy/fingerprint';

const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '');

/** The Latin letters and figures of a text for a name or an address, `annual-day`; '' where it has none. */
export const latinName = (text: string): string =>
  (plain(text).match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 60).replace(/-$/, '');

/**
 * A name for files and addresses, in letters that every disk and server has. What stands in another script is told
 * apart by a mark at the end: no two titles in Hindi have one name.
 */
export function plainName(text: string): string {
  const latin = latinName(text) || 'new';
  const isWhole = !/[\p{L}\p{N}]/u.test(plain(text).replace(/[a-z0-9]/g, ''));
  return isWhole ? latin : `${latin}-${fingerprint(text.normalize('NFC').trim())}`;
}

/** The number behind which new photos stand in a folder: where one was taken away, a count would name another one. */
export const lastNumber = (names: readonly string[]): number =>
  Math.max(names.length, ...names.map((name) => Number(/^\d{1,6}(?=\.)/.exec(name)?.[0] ?? 0)));

/** The name of one of many photos, by its place: so that the order stays, and no two share a name. */
export const numberedName = (number: number, ending: string): string =>
  `${String(number).padStart(3, '0')}.${ending}`;

/** Where a file is that somebody named, seen from the folder in which npm was called. */
export function onDisk(written: string): string {
  return resolve(process.env.INIT_CWD ?? '.', written.replace(/^~(?=\/)/, process.env.HOME ?? '~'));
}

/** A name in a folder that no file has yet: `picnic.jpg`, then `picnic-2.jpg`. */
export function freeName(folder: string, name: string): string {
  const ending = extname(name);
  const bare = name.slice(0, name.length - ending.length);
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${bare}-${count}${ending}`;
    if (!existsSync(join(folder, free))) return free;
  }
}

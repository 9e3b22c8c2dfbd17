import { readFileSync } from 'node:fs';

/** A package that building or serving the site needs. */
interface Licensed {
  name: string;
  version: string;
  /** As npm's lock file says it, such as 'MIT'; '' when its package.json says nothing. */
  licence: string;
}

/** Licences that ask for no more than their text being kept. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Packages whose licence was read by a person: what they ask for is met here. */
const looked: Record<string, RegExp> = {
  // Used as a library of its own beside sharp, not changed and not linked into anything else.
  '@img/sharp-libvips': /^LGPL-3\.0-or-later$/,
  '@img/sharp-wasm32': /LGPL-3\.0-or-later/,
  '@img/sharp-win32': /LGPL-3\.0-or-later/,
  // Checks code while building; no part of it is in what is built.
  'axe-core': /^MPL-2\.0$/,
  // Their package.json is silent, or says it in a form of old; the file LICENSE beside it is the Unlicense
  // of the first, and MIT of the others.
  linkfs: /^$/,
  'valid-url': /^$/,
  busboy: /^$/,
  streamsearch: /^$/,
  'xmlhttprequest-ssl': /^$/,
};

/** Whether a licence may be relied on: of a choice one is enough, of a sum all are needed. */
export function isAllowed({ name, licence }: Pick<Licensed, 'name' | 'licence'>): boolean {
  const own = Object.entries(looked).find(
    ([known]) => name === known || name.startsWith(`${known}-`),
  );
  if (own?.[1].test(licence)) return true;
  const bare = licence.replace(/[()]/g, '').trim();
  if (bare === '') return false;
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.has(one.trim())));
}

interface Lock {
  packages: Record<string, { dev?: boolean; version?: string; license?: string }>;
}

/** The packages that `npm ci --omit=dev` brings, those of other systems too, by name; each version once. */
export function productionPackages(lockFile: string): Licensed[] {
  const lock = JSON.parse(readFileSync(lockFile, 'utf8')) as Lock;
  const found = new Map<string, Licensed>();
  for (const [path, { dev, version = '', license: licence = '' }] of Object.entries(
    lock.packages,
  )) {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    // The project itself is no package.
    if (name !== undefined && !dev) found.set(`${name}@${version}`, { name, version, licence });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** A readable list: how many packages stand under each licence, then every package. */
export function licenceList(packages: readonly Licensed[]): string {
  const counts = new Map<string, number>();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const sums = [...counts].sort((a, b) => b[1] - a[1]);
  return [
    ...sums.map(([licence, count]) => `${String(count).padStart(5)}  ${licence || 'none stated'}`),
    '',
    ...packages.map(({ name, version, licence }) => `${name}@${version}  ${licence}`),
    '',
  ].join('\n');
}

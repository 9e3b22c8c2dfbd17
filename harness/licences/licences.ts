import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that building or serving the site needs. */
export interface Licensed {
  name: string;
  version: string;
  /** As its package.json says it, such as 'MIT'; '' when it says nothing. */
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
  // Their package.json is silent; the file LICENSE beside it is the Unlicense and MIT.
  linkfs: /^$/,
  'valid-url': /^$/,
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
  packages: Record<string, { dev?: boolean; version?: string; link?: boolean }>;
}
interface Manifest {
  name?: string;
  version?: string;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
}

function licenceIn({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? '';
}

/** The installed packages that `npm ci --omit=dev` brings, by name; each version once. */
export function productionPackages(root: string): Licensed[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const found = new Map<string, Licensed>();
  for (const [path, { dev, link }] of Object.entries(lock.packages)) {
    const file = join(root, path, 'package.json');
    // The project and its workspaces are no packages; optional ones for other systems are not there.
    if (!path.startsWith('node_modules/') || dev || link || !existsSync(file)) continue;
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const version = manifest.version ?? '';
    found.set(`${name}@${version}`, { name, version, licence: licenceIn(manifest) });
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

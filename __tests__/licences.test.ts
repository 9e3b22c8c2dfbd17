/** @jest-environment node */
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
  // Reads calendar files for `school import`, unchanged; no part of it is in what is built or served.
  'ical.js': /^MPL-2\.0$/,
  // Encrypts what the service tells browsers, unchanged; no part of it is in what is built.
  'web-push': /^MPL-2\.0$/,
  // Their package.json is silent, or says it in a form of old; the file LICENSE beside it is the Unlicense
  // of the first, and MIT of the others.
  linkfs: /^$/,
  'valid-url': /^$/,
  busboy: /^$/,
  streamsearch: /^$/,
  'xmlhttprequest-ssl': /^$/,
  // Of Word documents' reader; the file LICENSE beside it is that of BSD-2-Clause.
  duck: /^BSD$/,
  ssh2: /^$/,
  'cpu-features': /^$/,
  buildcheck: /^$/,
};

/** Whether a licence may be relied on: of a choice one is enough, of a sum all are needed. */
function isAllowed({ name, licence }: Pick<Licensed, 'name' | 'licence'>): boolean {
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
function productionPackages(lockFile: string): Licensed[] {
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

const packages = productionPackages('package-lock.json');

it('knows what the site is built and served with', () => {
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['gatsby', 'react', 'fastify', 'esbuild', 'feed']));
  expect(names).not.toEqual(expect.arrayContaining(['jest']));
});

it('finds no package under a licence that asks for more than its text', () => {
  expect(packages.filter((one) => !isAllowed(one))).toEqual([]);
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND BSD-3-Clause', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
])('"%s" may be used: %s', (licence, may) => {
  expect(isAllowed({ name: 'one', licence })).toBe(may);
});

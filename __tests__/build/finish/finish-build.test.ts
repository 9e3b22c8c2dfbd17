/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isHashed } from '../../../src/lib/headers/cache-control';
import { finishBuiltPages, pagePathOf } from '../../../src/build/finish/finish-build';
import { rawPage } from '../hosting/support/raw-page';

let folder: string;
const publicDir = () => join(folder, 'public');
const rawDir = () => join(folder, 'raw');

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const below = (name: string) =>
  `<h1 class="aaaaa">${name}</h1><span data-below-fold="" hidden></span><p class="bbbbb">Late</p>`;
const page = '.aaaaa{top:0;}.bbbbb{top:1px;}@media print{.aaaaa{display:none;}}';

/** The files of a finished folder, by their names. */
async function finish(pages: Record<string, string>, rules?: string) {
  for (const [name, html] of Object.entries(pages)) write(join(publicDir(), name), html);
  await finishBuiltPages(publicDir(), { rawDir: rawDir(), ...(rules ? { rules } : {}) });
  const names = readdirSync(publicDir(), { recursive: true }).map(String).sort();
  return new Map(
    names
      .filter((name) => /\.\w+$/.test(name))
      .map((name) => [name, readFileSync(join(publicDir(), name), 'utf8')]),
  );
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'school-finish-'));
  const assets = [{ name: 'app.css' }, { name: 'app-1.js' }];
  write(
    join(rawDir(), 'webpack.stats.json'),
    JSON.stringify({ namedChunkGroups: { app: { assets } } }),
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const site = {
  'index.html': rawPage({ page, body: below('Home') }),
  'Fee/index.html': rawPage({ page, body: below('Fees') }),
};

it('writes both stylesheets under names that say what is in them, and names them in every page', async () => {
  const files = await finish(site, '.empty{top:2px}');
  const sheets = [...files.keys()].filter((name) => name.endsWith('.css'));
  expect(sheets).toEqual([
    expect.stringMatching(/^print-[0-9a-f]{16}\.css$/),
    expect.stringMatching(/^site-[0-9a-f]{16}\.css$/),
  ]);
  expect(sheets.every(isHashed)).toBe(true);
  for (const name of Object.keys(site)) {
    for (const sheet of sheets) expect(files.get(name)).toContain(`"/${sheet}"`);
    expect(files.get(name)).not.toContain('{hash}');
    expect(files.get(name)).toContain('<style>.aaaaa{top:0}</style>');
  }
  expect(files.get(sheets[1] ?? '')).toContain('.bbbbb{top:1px}.empty{top:2px}');
});

it('makes the same of the same pages, in whatever order they are written', async () => {
  const first = await finish(site);
  rmSync(publicDir(), { recursive: true });
  expect(await finish(Object.fromEntries(Object.entries(site).reverse()))).toEqual(first);
});

it('holds the rules of these pages only, and gives other rules another name', async () => {
  const first = await finish(site);
  rmSync(publicDir(), { recursive: true });
  const less = await finish({
    'index.html': rawPage({ page: '.aaaaa{top:0;}', body: below('Home') }),
  });
  // The script that pages with lists share is that of every build.
  const same = [...less.keys()].filter((name) => first.has(name));
  expect(same).toEqual(['index.html', expect.stringMatching(/^lists-\w+\.js$/)]);
  expect([...less.values()].join('')).not.toContain('bbbbb{');
});

it('names the page that it cannot finish, and the reason', async () => {
  const island = '<div data-island="tombola" data-on="visible"></div>';
  await expect(finish({ ...site, 'Fee/index.html': rawPage({ body: island }) })).rejects.toThrow(
    'The page /Fee cannot be finished: webpack has made no chunk "island-tombola", which it needs.',
  );
});

it.each([
  ['index.html', '/'],
  ['AboutUs/index.html', '/AboutUs'],
  ['404.html', '/404.html'],
])('knows %s as %s', (file, path) => {
  expect(pagePathOf(file)).toBe(path);
});

/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressScripts, precompress } from '../../../src/build/publish/precompress';

const long = 'words of a page '.repeat(200);
let folder: string;

function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'school-public-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('keeps a brotli and a gzip sibling beside every text file', async () => {
  for (const name of ['Fee/index.html', 'app.js', 'a.css', 'page-data/x.json', 'm.svg', 's.xml']) {
    write(name, long);
  }
  expect(await precompress(folder)).toBe(12);
  const file = join(folder, 'Fee/index.html');
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(long);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(long);
});

it('leaves small files, pictures and documents as they are', async () => {
  for (const [name, text] of [
    ['small.js', 'run()'],
    ['dawn.webp', long],
    ['calendar.pdf', long],
  ] as const) {
    write(name, text);
  }
  expect(await precompress(folder)).toBe(0);
});

it('compresses the same text once, whatever its file is called and whenever it was written', async () => {
  const cache = join(folder, '../', `${folder.split('/').pop() ?? ''}-cache`);
  const file = write('index.html', long);
  expect(await precompress(folder, cache)).toBe(2);
  // A sign that the second build takes what is kept.
  for (const name of readdirSync(cache)) writeFileSync(join(cache, name), 'kept');
  rmSync(file);
  const other = write('other.html', long);
  utimesSync(other, 1000, 1000);
  await precompress(folder, cache);
  expect(readFileSync(`${other}.br`, 'utf8')).toBe('kept');
  expect(statSync(`${other}.br`).mtimeMs).toBe(statSync(other).mtimeMs);
  const changed = write('changed.html', `${long} and more`);
  await precompress(folder, cache);
  expect(gunzipSync(readFileSync(`${changed}.gz`)).toString()).toBe(`${long} and more`);
  rmSync(cache, { recursive: true });
});

it('forgets what no build has used for a month', async () => {
  const cache = join(folder, 'cache');
  const site = join(folder, 'site');
  mkdirSync(site);
  write('site/index.html', long);
  await precompress(site, cache);
  const [kept = ''] = readdirSync(cache);
  utimesSync(join(cache, kept), 1000, 1000);
  rmSync(join(site, 'index.html'));
  await precompress(site, cache);
  expect(readdirSync(cache)).not.toContain(kept);
});

it('shares what it keeps with builds beside it', async () => {
  const cache = join(folder, 'kept');
  // The same texts in each, so that all of them come to the same names at the same time.
  const sites = ['a', 'b', 'c'].map((name) => join(folder, name));
  for (const site of ['a', 'b', 'c']) {
    for (let page = 0; page < 30; page += 1) write(`${site}/${page}/index.html`, long + (page % 3));
  }
  expect(await Promise.all(sites.map((site) => precompress(site, cache)))).toEqual([60, 60, 60]);
  expect(readdirSync(cache)).toHaveLength(6);
});

it('takes for a site the scripts that were compressed while its pages were rendered', async () => {
  const cache = join(folder, 'cache');
  write('raw/app.js', long);
  write('raw/small.js', 'run()');
  await compressScripts(join(folder, 'raw'), cache);
  const kept = readdirSync(cache);
  expect(kept).toHaveLength(2);
  write('public/app.js', long);
  await precompress(join(folder, 'public'), cache);
  expect(readdirSync(cache)).toEqual(kept);
});

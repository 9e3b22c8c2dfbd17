/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '../../src/hosting/precompress';

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

it('leaves small files, pictures and papers as they are', async () => {
  for (const [name, text] of [
    ['small.js', 'run()'],
    ['dawn.webp', long],
    ['calendar.pdf', long],
  ] as const) {
    write(name, text);
  }
  expect(await precompress(folder)).toBe(0);
});

it('works again only on what has changed, whichever way the clock went', async () => {
  const file = write('index.html', long);
  const other = write('other.html', long);
  expect(await precompress(folder)).toBe(4);
  expect(await precompress(folder)).toBe(0);
  writeFileSync(file, `${long} and more`);
  utimesSync(file, 1000, 1000);
  expect(await precompress(folder)).toBe(2);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(`${long} and more`);
  expect(statSync(`${other}.br`).mtimeMs).toBeCloseTo(statSync(other).mtimeMs, -1);
});

it('removes the siblings of what is gone, and leaves no half files', async () => {
  const gone = write('gone-f06b16f6fc0d8f7081a0.js', long);
  const archive = write('papers/forms.gz', long);
  await precompress(folder);
  rmSync(gone);
  await precompress(folder);
  expect([`${gone}.br`, `${gone}.gz`, `${gone}.br.half`].filter(existsSync)).toEqual([]);
  expect(existsSync(archive)).toBe(true);
});

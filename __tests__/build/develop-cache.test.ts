/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { withDevelopCache } from '../../src/build/develop-cache';
import { withLock } from '../../src/build/process-lock';

const [given, project] = [{ ...process.env }, process.cwd()];

const write = (name: string, text: string) => {
  mkdirSync(dirname(name), { recursive: true });
  writeFileSync(name, text);
};
const read = (name: string) => (existsSync(name) ? readFileSync(name, 'utf8') : undefined);
const choose = (school?: string) => {
  if (school) process.env.CONTENT_DIR = resolve(school, 'content');
  else delete process.env.CONTENT_DIR;
};

const nothing = async () => undefined;

beforeEach(() => {
  process.chdir(realpathSync(mkdtempSync(join(tmpdir(), 'school-caches-'))));
  choose();
});
afterEach(() => {
  const folder = process.cwd();
  process.chdir(project);
  process.env = { ...given };
  rmSync(folder, { recursive: true, force: true });
});

it('gives each school its own cache, and the first one back', async () => {
  await withDevelopCache(nothing);
  write('.cache/data', 'own');
  choose('hillview');
  await withDevelopCache(nothing);
  expect(existsSync('.cache')).toBe(false);
  write('.cache/data', 'hillview');
  choose('riverside');
  await withDevelopCache(nothing);
  expect(existsSync('.cache')).toBe(false);
  choose('hillview');
  await withDevelopCache(nothing);
  expect(read('.cache/data')).toBe('hillview');
  choose();
  await withDevelopCache(nothing);
  expect(read('.cache/data')).toBe('own');
});

it('takes nothing over that `gatsby develop` has left of another school', async () => {
  choose('hillview');
  await withDevelopCache(nothing);
  write('public/page-data/app-data.json', '{}');
  choose();
  await withDevelopCache(nothing);
  expect(existsSync('public')).toBe(false);
});

it('leaves the product’s own site where it is while another school is developed', async () => {
  write('public/index.html', 'own');
  choose('hillview');
  await withDevelopCache(nothing);
  expect(read('public/index.html')).toBe('own');
});

it('lets one build at a time work, and the next one when it has ended', async () => {
  await withLock('build', async () => {
    await expect(withLock('build', nothing)).rejects.toThrow(
      `\`npm run build\` (process ${process.pid}) is at work in this folder already.`,
    );
  });
  await expect(withLock('build', async () => 'built')).resolves.toBe('built');
});

it('lets a build of any school go on beside `npm run develop`', async () => {
  await withDevelopCache(async () => {
    write('.cache/data', 'own');
    choose('hillview');
    await expect(withLock('build', async () => 'built')).resolves.toBe('built');
    expect(read('.cache/data')).toBe('own');
    await expect(withDevelopCache(nothing)).rejects.toThrow('`npm run develop` (process');
  });
});

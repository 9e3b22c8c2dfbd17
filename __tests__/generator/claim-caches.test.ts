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
import { claimCaches, inGatsbysFolder } from '../../src/generator/claim-caches';
import { buildFolders } from '../../src/generator/folders';

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

it('gives each school its own cache, and the first one back to who comes again', async () => {
  await claimCaches();
  write('.cache/data', 'own');
  choose('hillview');
  await claimCaches();
  expect(existsSync('.cache')).toBe(false);
  write('.cache/data', 'hillview');
  choose('riverside');
  await claimCaches();
  expect(existsSync('.cache')).toBe(false);
  choose('hillview');
  await claimCaches();
  expect(read('.cache/data')).toBe('hillview');
  choose();
  await claimCaches();
  expect(read('.cache/data')).toBe('own');
});

it('takes nothing over that a failed build of another school has left', async () => {
  choose('hillview');
  await claimCaches();
  write('public/page-data/app-data.json', '{}');
  choose();
  await claimCaches();
  expect(existsSync('public')).toBe(false);
});

it('keeps the product’s own site while another school is built', async () => {
  write('public/index.html', 'own');
  choose('hillview');
  await claimCaches();
  await inGatsbysFolder(buildFolders(), async () => {
    expect(existsSync('public')).toBe(false);
    write('public/index.html', 'hillview');
    write('.cache/gatsby-public/index.html', 'hillview');
  });
  expect(read('public/index.html')).toBe('own');
});

it('keeps what Gatsby has made for a school whose build failed', async () => {
  write('public/index.html', 'own');
  choose('hillview');
  await claimCaches();
  const failing = inGatsbysFolder(buildFolders(), async () => {
    write('public/page-data/app-data.json', 'hillview');
    write('.cache/data', 'hillview');
    throw new Error('a fault');
  });
  await expect(failing).rejects.toThrow('a fault');
  expect(read('public/index.html')).toBe('own');
  expect(read('.cache/gatsby-public/page-data/app-data.json')).toBe('hillview');
});

it('brings the product’s own site back after a build that was killed', async () => {
  write('public/index.html', 'own');
  choose('hillview');
  await claimCaches();
  // As it stands in the middle of a build.
  mkdirSync('.caches', { recursive: true });
  write('.caches/public/index.html', 'own');
  write('public/index.html', 'hillview');
  await claimCaches();
  expect(read('public/index.html')).toBe('own');
});

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
import { claimCaches } from '../../src/generator/claim-caches';

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

it.each(['.build', '.cache'])(
  'gives each school its own %s, and the first one back',
  async (cache) => {
    await claimCaches();
    write(`${cache}/data`, 'own');
    choose('hillview');
    await claimCaches();
    expect(existsSync(cache)).toBe(false);
    write(`${cache}/data`, 'hillview');
    choose('riverside');
    await claimCaches();
    expect(existsSync(cache)).toBe(false);
    choose('hillview');
    await claimCaches();
    expect(read(`${cache}/data`)).toBe('hillview');
    choose();
    await claimCaches();
    expect(read(`${cache}/data`)).toBe('own');
  },
);

it('takes nothing over that `gatsby develop` has left of another school', async () => {
  choose('hillview');
  await claimCaches();
  write('public/page-data/app-data.json', '{}');
  choose();
  await claimCaches();
  expect(existsSync('public')).toBe(false);
});

it('leaves the product’s own site where it is while another school is built', async () => {
  write('public/index.html', 'own');
  choose('hillview');
  await claimCaches();
  expect(read('public/index.html')).toBe('own');
});

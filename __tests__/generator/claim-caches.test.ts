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
import { withCaches } from '../../src/generator/claim-caches';

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

it.each(['.build', '.cache'])(
  'gives each school its own %s, and the first one back',
  async (cache) => {
    await withCaches(nothing);
    write(`${cache}/data`, 'own');
    choose('hillview');
    await withCaches(nothing);
    expect(existsSync(cache)).toBe(false);
    write(`${cache}/data`, 'hillview');
    choose('riverside');
    await withCaches(nothing);
    expect(existsSync(cache)).toBe(false);
    choose('hillview');
    await withCaches(nothing);
    expect(read(`${cache}/data`)).toBe('hillview');
    choose();
    await withCaches(nothing);
    expect(read(`${cache}/data`)).toBe('own');
  },
);

it('takes nothing over that `gatsby develop` has left of another school', async () => {
  choose('hillview');
  await withCaches(nothing);
  write('public/page-data/app-data.json', '{}');
  choose();
  await withCaches(nothing);
  expect(existsSync('public')).toBe(false);
});

it('leaves the product’s own site where it is while another school is built', async () => {
  write('public/index.html', 'own');
  choose('hillview');
  await withCaches(nothing);
  expect(read('public/index.html')).toBe('own');
});

it('lets one build at a time use them, and the next one when it has ended', async () => {
  await withCaches(async () => {
    await expect(withCaches(nothing)).rejects.toThrow(
      `\`npm run build\` (process ${process.pid}) is at work in this folder already.`,
    );
  });
  await expect(withCaches(async () => 'built')).resolves.toBe('built');
});

it('lets a build go on beside `npm run develop` of the same school, and of no other', async () => {
  await withCaches(
    async () => {
      write('.cache/data', 'own');
      await expect(withCaches(async () => 'built')).resolves.toBe('built');
      choose('hillview');
      await expect(withCaches(nothing)).rejects.toThrow(
        `\`npm run develop\` (process ${process.pid}) is at work on another school in this folder.`,
      );
      expect(read('.cache/data')).toBe('own');
    },
    { task: 'develop' },
  );
  await withCaches(nothing);
  expect(existsSync('.cache')).toBe(false);
});

/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../../src/lib/files/files-below';
import { replaceSite } from '../../../src/build/publish/replace-site';

const move = fs.rename;
const moves = jest.spyOn(fs, 'rename');

const script = (build: string) => `app-${build.repeat(12)}.js`;
const site = (build: string, more: Record<string, string> = {}) => ({
  'public/index.html': `Home of ${build} with /${script(build)} and /search.json`,
  'public/Fee/index.html': `Fee of ${build} with /${script(build)}`,
  'public/same.txt': 'the same',
  [`public/${script(build)}`]: `script of ${build}`,
  [`public/${script(build)}.br`]: `compressed script of ${build}`,
  'public/search.json': `["${build}"]`,
  'public/sw.js': `worker of ${build}`,
  'hosts/nginx.conf': `rules of ${build}`,
  ...more,
});

let root: string;
const write = (folder: string, files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};
const read = (name: string) => readFileSync(join(root, 'site', name), 'utf8');
const folders = (name: string) => ({
  publicDir: join(root, name, 'public'),
  hostsDir: join(root, name, 'hosts'),
});

/** A build of the site is put into its place. */
async function build(files: Readonly<Record<string, string>>, day = '2026-11-01'): Promise<void> {
  rmSync(join(root, 'next'), { recursive: true, force: true });
  write('next', files);
  await replaceSite(folders('next'), folders('site'), new Date(`${day}T10:00:00Z`));
}

/** What each page names has to be there, whatever stands beside it. */
function expectWhole(): void {
  for (const page of ['index.html', 'Fee/index.html']) {
    const [named = ''] = /app-\w+\.js/.exec(read(`public/${page}`)) ?? [];
    expect(read(`public/${named}`)).toMatch(/^script of/);
  }
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'replace-site-'));
  moves.mockImplementation(move);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('puts the new site into the place of the old', async () => {
  await build(site('a', { 'public/Gone/index.html': 'Gone' }));
  await build(site('b'));
  expect(filesBelow(join(root, 'site/public'))).toEqual(
    ['Fee/index.html', script('a'), `${script('a')}.br`]
      .concat(script('b'), `${script('b')}.br`)
      .concat('index.html', 'same.txt', 'search.json', 'sw.js'),
  );
  expect(read('public/Fee/index.html')).toContain('Fee of b');
  expect(read('hosts/nginx.conf')).toBe('rules of b');
  expect(() => statSync(join(root, 'site/public/Gone'))).toThrow('ENOENT');
});

it('leaves what is the same as it stands', async () => {
  await build(site('a'));
  const before = statSync(join(root, 'site/public/same.txt'));
  await build(site('b'));
  const after = statSync(join(root, 'site/public/same.txt'));
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
});

it('is a whole site after each of its steps, and is completed by the next build', async () => {
  await build(site('a'));
  for (let step = 1; ; step += 1) {
    let count = 0;
    moves.mockImplementation((from, to) => {
      count += 1;
      return count > step ? Promise.reject(new Error('killed')) : move(from, to);
    });
    const ended = await build(site(step % 2 ? 'b' : 'c')).then(
      () => true,
      () => false,
    );
    expectWhole();
    if (ended) break;
  }
  moves.mockImplementation(move);
  await build(site('d'));
  expectWhole();
  expect(read('public/index.html')).toContain('Home of d');
  expect(read('public/sw.js')).toBe('worker of d');
});

it('keeps what carries a hash for 30 days, with what was compressed of it', async () => {
  await build(site('a'), '2026-11-01');
  await build(site('b'), '2026-11-10');
  await build(site('c'), '2026-12-09');
  const names = async () => filesBelow(join(root, 'site/public')).filter((n) => /^app/.test(n));
  expect(await names()).toEqual(
    ['a', 'b', 'c'].flatMap((build) => [script(build), `${script(build)}.br`]),
  );
  await build(site('d'), '2026-12-10');
  expect(await names()).toEqual(
    ['b', 'c', 'd'].flatMap((build) => [script(build), `${script(build)}.br`]),
  );
});

it('keeps no picture that no page shows any more, for it may have been taken down', async () => {
  const old = {
    'static/9f/3a/asha.webp': 'her',
    'static/9f/mark.svg.br': 'it',
    'static/mukta.woff2': 'm',
  };
  await build(
    site(
      'a',
      Object.fromEntries(Object.entries(old).map(([name, text]) => [`public/${name}`, text])),
    ),
  );
  await build(site('b'));
  const left = filesBelow(join(root, 'site/public')).filter((name) => name.startsWith('static/'));
  expect(left).toEqual(['static/mukta.woff2']);
});

it('names a kept file as its own again when a build does', async () => {
  await build(site('a'), '2026-11-01');
  await build(site('b'), '2026-11-02');
  await build(site('a'), '2027-11-02');
  await build(site('b'), '2027-11-03');
  expect(read(`public/${script('a')}`)).toBe('script of a');
});

it('makes a folder of what was a file, and a file of what was a folder', async () => {
  await build(site('a', { 'public/Notes': 'a file', 'public/Rules/index.html': 'Rules' }));
  await build(site('b', { 'public/Notes/index.html': 'Notes', 'public/Rules': 'a file' }));
  expect([read('public/Notes/index.html'), read('public/Rules')]).toEqual(['Notes', 'a file']);
});

it('builds on where the record of kept files was left half written', async () => {
  await build(site('a'), '2026-11-01');
  await build(site('b'), '2026-11-02');
  for (const half of ['', '{"app-', '[]', '{"index.html": 1}']) {
    writeFileSync(join(root, 'site/hosts/kept-files.json'), half);
    await build(site('c'), '2026-11-03');
    expect(read(`public/${script('a')}`)).toBe('script of a');
    expect(Object.keys(JSON.parse(read('hosts/kept-files.json')) as object)).toContain(script('a'));
  }
});

it('writes the record of kept files in one step', async () => {
  await build(site('a'), '2026-11-01');
  await build(site('b'), '2026-11-02');
  const before = read('hosts/kept-files.json');
  moves.mockImplementation((from, to) =>
    String(to).endsWith('kept-files.json') ? Promise.reject(new Error('killed')) : move(from, to),
  );
  await expect(build(site('c'), '2026-11-03')).rejects.toThrow('killed');
  expect(read('hosts/kept-files.json')).toBe(before);
});

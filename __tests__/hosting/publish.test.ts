/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { inspectPhoto } from '../../src/content/photos/inspect-photo';
import { builtFiles } from '../../src/hosting/built-files';
import { hashLength } from '../../src/hosting/cache-control';
import {
  type BuildFolders,
  keepRawOutput,
  publishFolders,
  publishNamedFiles,
  publishPages,
  restoreRawOutput,
} from '../../src/hosting/publish';
import { halves, phonePhoto } from '../support/phone-photo';

const hash = (digit: string) => digit.repeat(hashLength);

let root: string;
let folders: BuildFolders;

const write = (name: string, text: string) => {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** What Gatsby leaves after a build of one page, with scripts and pictures of earlier builds. */
function gatsbyBuilds(page = 'A page with /static/new.webp') {
  write('public/page-data/app-data.json', '{}');
  write('public/webpack.stats.json', '{}');
  write('public/Fee/index.html', `${page} <script data-src="/app-${hash('a')}.js">`);
  write('public/404.html', 'Not here');
  write('public/Gone/index.html', 'A page of an earlier build');
  write(`public/app-${hash('a')}.js`, `load("${hash('b')}")`);
  write(`public/app-${hash('d')}.js`, `load("${hash('c')}")`);
  write(`public/12-${hash('b')}.js`, 'an island');
  write(`public/13-${hash('c')}.js`, 'an island of an earlier build');
  write('public/static/new.webp', 'new');
  write('public/static/old.webp', 'old');
}

/** What gatsby-node.ts does after a build. */
async function publish() {
  await keepRawOutput(folders);
  await publishPages(folders, ['/Fee']);
  await publishNamedFiles(folders);
  await publishFolders(folders.publicDir, { [join(root, 'papers')]: 'papers' });
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'school-publish-'));
  const publicDir = join(root, 'public');
  folders = { publicDir, gatsbyDir: publicDir, rawDir: join(root, '.cache/gatsby-public') };
  write('papers/fees.pdf', 'fees');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('publishes the pages of the content and the files that they name, and nothing else', async () => {
  gatsbyBuilds();
  await publish();
  expect(await builtFiles(folders.publicDir)).toEqual([
    `12-${hash('b')}.js`,
    '404.html',
    'Fee/index.html',
    `app-${hash('a')}.js`,
    'papers/fees.pdf',
    'static/new.webp',
  ]);
});

it('publishes no paper and no picture that has left the content since the last build', async () => {
  gatsbyBuilds();
  await publish();
  rmSync(join(root, 'papers/fees.pdf'));
  await restoreRawOutput(folders);
  gatsbyBuilds('A page without a picture');
  await publish();
  const files = await builtFiles(folders.publicDir);
  expect(files.filter((name) => /^(papers|static)/.test(name))).toEqual([]);
});

it('gives Gatsby its own output back before the next build', async () => {
  gatsbyBuilds();
  await publish();
  writeFileSync(join(folders.publicDir, 'Fee/index.html'), 'finished');
  await restoreRawOutput(folders);
  expect(existsSync(folders.rawDir)).toBe(false);
  expect(readFileSync(join(folders.publicDir, 'Fee/index.html'), 'utf8')).toContain('A page with');
  expect(existsSync(join(folders.publicDir, 'page-data/app-data.json'))).toBe(true);
});

it('starts from nothing where only a published folder is left, and keeps one of Gatsby itself', async () => {
  write('public/Fee/index.html', 'published by an older version');
  await restoreRawOutput(folders);
  expect(existsSync(folders.publicDir)).toBe(false);
  gatsbyBuilds();
  await restoreRawOutput(folders);
  expect(existsSync(join(folders.publicDir, 'Fee/index.html'))).toBe(true);
});

it('publishes a scan without what its camera wrote into it, and other papers byte for byte', async () => {
  gatsbyBuilds();
  await phonePhoto(join(root, 'papers/form.jpg'), [400, 300]);
  await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toFile(join(root, 'papers/plain.png'));
  await publish();
  const form = join(folders.publicDir, 'papers/form.jpg');
  expect(await inspectPhoto(form)).toMatchObject({ width: 300, height: 400, hasData: false });
  expect(await halves(form)).toEqual(['red', 'blue']);
  for (const name of ['papers/plain.png', 'papers/fees.pdf']) {
    expect(readFileSync(join(folders.publicDir, name))).toEqual(readFileSync(join(root, name)));
  }
  expect((await inspectPhoto(join(root, 'papers/form.jpg'))).hasPlace).toBe(true);
});

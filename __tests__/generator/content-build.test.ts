/** @jest-environment node */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { codeDigest } from '../../src/generator/content-build/code-digest';
import { contentBuild } from '../../src/generator/content-build/content-build';
import { keepBuild, outlineOf } from '../../src/generator/content-build/kept-build';
import { buildFolders } from '../../src/generator/folders';
import { loadSiteContent } from '../../src/generator/load-site-content';

const project = process.cwd();
let template: string;
let root: string;

/** A project whose last build is remembered. */
async function builtBefore() {
  const { content } = loadSiteContent(false);
  const { contentDir, keptDir, rawDir } = buildFolders();
  if (!content) throw new Error('The content is not in order.');
  mkdirSync(rawDir, { recursive: true });
  const outline = await outlineOf(content, contentDir);
  await keepBuild(keptDir, { code: await codeDigest(), outline, rules: '' });
}

function addPage() {
  const page = readFileSync('content/pages/leave.yaml', 'utf8');
  writeFileSync('content/pages/copy.yaml', page.replace('path: /Leave', 'path: /Copy'));
}

beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), 'content-built-'));
  cpSync('content', join(template, 'content'), {
    recursive: true,
    filter: (source) => !source.includes('service'),
  });
  mkdirSync(join(template, 'src'));
  symlinkSync(resolve('src/pages'), join(template, 'src/pages'));
  process.chdir(template);
  await builtBefore();
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-build-'));
  cpSync(template, root, { recursive: true });
  process.chdir(root);
});
afterEach(() => {
  process.chdir(project);
  rmSync(root, { recursive: true, force: true });
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

it('leaves the first build to Gatsby', async () => {
  rmSync('.build', { recursive: true });
  expect(await contentBuild()).toEqual({ because: 'there is no earlier build' });
});

it('leaves other code to Gatsby', async () => {
  appendFileSync('package.json', '{}');
  expect(await contentBuild()).toEqual({ because: 'the code has changed' });
});

it.each([
  ['a new page', addPage],
  ['another picture', () => appendFileSync('content/pictures/scenes/dawn.webp', ' ')],
])('leaves %s to Gatsby', async (_, change) => {
  change();
  expect(await contentBuild()).toEqual({
    because: 'pages or pictures were added, changed or removed',
  });
});

it('tells the faults of the content before anything is written', async () => {
  mkdirSync('public/Fee', { recursive: true });
  appendFileSync('content/home.yaml', 'houses: 4\n');
  expect(await contentBuild()).toEqual({
    faults: expect.stringMatching(/home\.yaml:\d+:1: .*houses/),
  });
  expect(existsSync('public/Fee')).toBe(true);
});

/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chosenFolder } from '../../src/cli/content-dir';
import {
  contentDir,
  fromCaller,
  keptDir,
  publicDir,
  requireContent,
  requireFolders,
  shownToCaller,
} from '../../src/content/content-dir';

const given = { ...process.env };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'school-folders-'));
  mkdirSync(join(root, 'hillview/content'), { recursive: true });
  mkdirSync(join(root, 'elsewhere'));
  process.env.INIT_CWD = join(root, 'elsewhere');
  delete process.env.CONTENT_DIR;
  delete process.env.PUBLIC_DIR;
});
afterEach(() => {
  process.env = { ...given };
  rmSync(root, { recursive: true, force: true });
});

it('takes the product’s own content where none is named', () => {
  expect([contentDir(), publicDir(), keptDir()]).toEqual(
    ['content', 'public', '.data'].map((name) => resolve(name)),
  );
  expect(requireFolders).not.toThrow();
});

it('shows a path from where the command was called, or whole where that is shorter', () => {
  expect(shownToCaller(join(root, 'hillview', 'upload'))).toBe('../hillview/upload');
  expect(shownToCaller('/a/b')).toBe('/a/b');
});

it('takes the folder as seen from where the command was called, and builds beside it', () => {
  process.env.CONTENT_DIR = '../hillview/content';
  expect([contentDir(), publicDir(), keptDir()]).toEqual(
    ['content', 'public', '.data'].map((name) => join(root, 'hillview', name)),
  );
  expect(requireFolders).not.toThrow();
  process.env.PUBLIC_DIR = 'site';
  expect(publicDir()).toBe(join(root, 'elsewhere/site'));
});

it('takes the content of the school’s folder that is named in its place', () => {
  writeFileSync(join(root, 'hillview/content/site.yaml'), 'name: Hillview\n');
  process.env.CONTENT_DIR = '../hillview';
  expect(contentDir()).toBe(join(root, 'hillview/content'));
  expect(chosenFolder('../hillview')).toEqual({ dir: join(root, 'hillview/content'), own: true });
  expect(() => chosenFolder('../elsewhere')).toThrow('--dir: ../elsewhere is no content folder');
  expect(() => chosenFolder('../hillview/content/site.yaml')).toThrow('--dir: there is no folder');
});

it('sees folders from the working directory where npm did not call', () => {
  delete process.env.INIT_CWD;
  expect(fromCaller('docs')).toBe(resolve('docs'));
});

it('refuses a folder that is not there', () => {
  process.env.CONTENT_DIR = '../hilview/content';
  const words = `CONTENT_DIR: there is no folder ${join(root, 'hilview/content')}`;
  expect(requireContent).toThrow(words);
  expect(requireFolders).toThrow(words);
});

describe('a public folder that a build would empty', () => {
  beforeEach(() => {
    process.env.CONTENT_DIR = '../hillview/content';
  });

  it.each([
    ['../hillview', /would empty .*hillview, which holds .*hillview\/content$/],
    [resolve('..'), /which holds /],
    ['../hillview/content', /which holds /],
    ['../hillview/content/site', /is part of the content/],
  ])('is refused: %s', (folder, words) => {
    process.env.PUBLIC_DIR = folder;
    expect(requireFolders).toThrow(words);
  });

  it('is refused where something else stands in it, and taken where a site does', () => {
    process.env.PUBLIC_DIR = '../letters';
    expect(requireFolders).not.toThrow();
    mkdirSync(join(root, 'letters'));
    expect(requireFolders).not.toThrow();
    writeFileSync(join(root, 'letters/one.txt'), 'Dear Sir');
    expect(requireFolders).toThrow('holds something else than a built site; name a new folder');
    writeFileSync(join(root, 'letters/index.html'), '<title>Home</title>');
    expect(requireFolders).not.toThrow();
  });
});

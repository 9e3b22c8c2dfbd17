/** @jest-environment node */
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blockRegistry } from '../../../src/blocks/schemas';
import { loadContent } from '../../../src/content/load';
import { differences, digestsOf } from '../../../harness/build-twice/compare-folders';
import {
  addLeftOver,
  leftOverPage,
  leftOverDocument,
} from '../../../harness/build-twice/left-over';

const folder = mkdtempSync(join(tmpdir(), 'build-twice-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('names each file that differs, or is in one of the folders only', async () => {
  for (const [side, names] of [
    ['warm', ['same', 'other', 'stale.pdf']],
    ['cold', ['same', 'other', 'new.html']],
  ] as const) {
    cpSync('content/site.yaml', join(folder, side, 'same'));
    for (const name of names.slice(1)) writeFileSync(join(folder, side, name), `${side} ${name}`);
  }
  const warm = await digestsOf(join(folder, 'warm'));
  expect(differences(warm, await digestsOf(join(folder, 'cold')))).toEqual([
    'new.html is only in the build from nothing',
    'other differs',
    'stale.pdf is only in the build over an older one',
  ]);
  expect(differences(warm, warm)).toEqual([]);
});

it('adds a page and a document that a build takes for its own', () => {
  const contentDir = join(folder, 'content');
  cpSync('content', contentDir, {
    recursive: true,
    filter: (source) => !source.includes('service'),
  });
  addLeftOver(contentDir);
  const { content, diagnostics } = loadContent({
    contentDir,
    blocks: blockRegistry,
    codePaths: undefined,
  });
  expect(diagnostics).toEqual([]);
  expect(content?.pages.map(({ path }) => path)).toContain(`/${leftOverPage}`);
  expect(existsSync(join(contentDir, 'papers', leftOverDocument))).toBe(true);
});

/** @jest-environment node */
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blockRegistry } from '../../../src/blocks/schemas';
import { loadContent } from '../../../src/content/load';
import { differences } from '../../../harness/build-twice/build-twice';
import { addLeftOvers } from '../../../harness/build-twice/left-over';

const folder = mkdtempSync(join(tmpdir(), 'build-twice-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('names each file that differs, or is in one of the folders only', () => {
  for (const [side, names] of [
    ['over an older one', ['same', 'other', 'stale.pdf']],
    ['from nothing', ['same', 'other', 'नया.html']],
  ] as const) {
    cpSync('content/site.yaml', join(folder, side, 'same'));
    for (const name of names.slice(1)) writeFileSync(join(folder, side, name), `${side} ${name}`);
  }
  expect(differences(folder, 'over an older one', 'from nothing').split('\n').sort()).toEqual([
    '',
    'A\tfrom nothing/नया.html',
    'D\tover an older one/stale.pdf',
    'M\tover an older one/other',
  ]);
  expect(differences(folder, 'from nothing', 'from nothing')).toBe('');
  expect(differences(folder, 'from nothing', 'nowhere')).toContain('nowhere');
});

it('adds a page and a document that a build takes for its own', () => {
  const contentDir = join(folder, 'content');
  cpSync('content', contentDir, {
    recursive: true,
    filter: (source) => !source.includes('service'),
  });
  addLeftOvers(contentDir);
  const { content, diagnostics } = loadContent({
    contentDir,
    blocks: blockRegistry,
    codePaths: undefined,
  });
  expect(diagnostics).toEqual([]);
  expect(content?.pages.map(({ path }) => path)).toContain('/LeftOver');
  expect(existsSync(join(contentDir, 'papers', 'left-over.pdf'))).toBe(true);
});

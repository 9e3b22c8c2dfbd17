/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blockRegistry } from '../../../src/blocks/schemas';
import { loadContent } from '../../../src/content/load';
import { changeWord } from '../../../harness/build-twice/change-word';

it('changes the lead of one page, and makes no mistake in it', () => {
  const dir = mkdtempSync(join(tmpdir(), 'changed-content-'));
  try {
    cpSync('content', dir, { recursive: true, filter: (file) => !file.includes('service') });
    const before = loadContent({ contentDir: dir, blocks: blockRegistry }).content?.pages ?? [];
    changeWord(dir);
    const { content, diagnostics } = loadContent({ contentDir: dir, blocks: blockRegistry });
    expect(diagnostics).toEqual([]);
    const changed = content?.pages.filter(({ lead }, index) => lead !== before[index]?.lead);
    expect(changed).toHaveLength(1);
    expect(changed?.[0]?.lead).toMatch(/ Indeed\.$/);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});

/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleEditor } from '../../src/editor/bundle-editor';

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'editor-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

it('gives two builds at once the same whole bundle, and leaves no half of one', async () => {
  const [one, other] = await Promise.all([bundleEditor(cache), bundleEditor(cache)]);
  expect(one).toBe(other);
  expect(existsSync(join(one, 'main.js'))).toBe(true);
  expect(readdirSync(dirname(one))).toHaveLength(1);
  const old = join(dirname(one), '0123456789abcdef');
  mkdirSync(old);
  utimesSync(old, 0, 0);
  // One that is there is taken as it is; the next that is made clears away what is old.
  expect(await bundleEditor(cache)).toBe(one);
  rmSync(one, { recursive: true });
  await bundleEditor(cache);
  expect(existsSync(old)).toBe(false);
}, 120_000);

/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeDigest } from '../../../src/build/compile/code-digest';
import { whyCompile } from '../../../src/build/compile/compile';
import { compiledDir, keepProven, keepUnproven } from '../../../src/build/compile/compiled-site';
import { sampleBrand } from '../../../src/theme/brand';

const project = process.cwd();

beforeEach(async () => {
  process.chdir(mkdtempSync(join(tmpdir(), 'compile-')));
  mkdirSync('src');
  writeFileSync('src/table.tsx', 'a table');
  const dir = compiledDir(sampleBrand);
  mkdirSync(dir, { recursive: true });
  await keepUnproven(dir, { code: await codeDigest(), at: '2026-11-26T10:00:00Z', rules: '' });
});
afterEach(() => {
  const folder = process.cwd();
  process.chdir(project);
  rmSync(folder, { recursive: true, force: true });
});

it('lets Gatsby build where it has compiled nothing, or nothing that is proven', async () => {
  expect(await whyCompile(sampleBrand)).toBe('there is no earlier build');
  await keepProven(compiledDir(sampleBrand));
  expect(await whyCompile(sampleBrand)).toBeUndefined();
  expect(await whyCompile({ ...sampleBrand, decoration: 'plain' })).toBe(
    'there is no earlier build',
  );
});

it('lets Gatsby build where the code has changed, and not for another content', async () => {
  await keepProven(compiledDir(sampleBrand));
  mkdirSync('content');
  writeFileSync('content/site.yaml', 'name: A school');
  expect(await whyCompile(sampleBrand)).toBeUndefined();
  writeFileSync('src/table.tsx', 'a better table');
  expect(await whyCompile(sampleBrand)).toBe('the code has changed');
});

/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeDigest } from '../../../src/build/compile/code-digest';
import { whyCompile } from '../../../src/build/compile/compile';
import { compiledDir, keepCompiled, keepProven } from '../../../src/build/compile/compiled-site';
import { sampleBrand } from '../../../src/theme/brand';

const project = process.cwd();
const compiled = { at: '2026-11-26T10:00:00Z', rules: '' };

beforeEach(async () => {
  process.chdir(mkdtempSync(join(tmpdir(), 'compile-')));
  mkdirSync('src');
  writeFileSync('src/table.tsx', 'a table');
  const dir = compiledDir(sampleBrand);
  mkdirSync(dir, { recursive: true });
  process.env.COMPARE_WITH_GATSBY = '1';
  await keepCompiled(dir, { ...compiled, code: await codeDigest() });
});
afterEach(() => {
  delete process.env.COMPARE_WITH_GATSBY;
  const folder = process.cwd();
  process.chdir(project);
  rmSync(folder, { recursive: true, force: true });
});

it('renders from what is compiled at once where nothing is to be compared', async () => {
  delete process.env.COMPARE_WITH_GATSBY;
  await keepCompiled(compiledDir(sampleBrand), { ...compiled, code: await codeDigest() });
  expect(await whyCompile(sampleBrand)).toBeUndefined();
});

it('lets Gatsby build where it has compiled nothing, or nothing that is proven', async () => {
  expect(await whyCompile(sampleBrand)).toBe('there is no earlier build');
  await keepProven(compiledDir(sampleBrand));
  expect(await whyCompile(sampleBrand)).toBeUndefined();
  expect(await whyCompile({ ...sampleBrand, decoration: 'plain' })).toBe(
    'there is no earlier build',
  );
});

it("compares pages with Gatsby's where an earlier build has not", async () => {
  delete process.env.COMPARE_WITH_GATSBY;
  await keepCompiled(compiledDir(sampleBrand), { ...compiled, code: await codeDigest() });
  process.env.COMPARE_WITH_GATSBY = '1';
  expect(await whyCompile(sampleBrand)).toBe("its pages were not compared with Gatsby's");
});

it('lets Gatsby build where the code has changed, and not for another content', async () => {
  await keepProven(compiledDir(sampleBrand));
  mkdirSync('content');
  writeFileSync('content/site.yaml', 'name: A school');
  expect(await whyCompile(sampleBrand)).toBeUndefined();
  writeFileSync('src/table.tsx', 'a better table');
  expect(await whyCompile(sampleBrand)).toBe('the code has changed');
});

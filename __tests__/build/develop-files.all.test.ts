/** @jest-environment node */
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { smallPdf } from '../cli/support/copied-content';

const project = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'develop-'));

afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

it('gives develop the drawings of static, the icons, the documents and the manifest', async () => {
  symlinkSync(resolve('src'), join(folder, 'src'));
  // A small school's, with a document: to load the sample takes most of a second.
  cpSync(resolve('__tests__/fixtures/schools/pune-day-school/content'), join(folder, 'content'), {
    recursive: true,
  });
  appendFileSync(join(folder, 'content/pages/about.md'), '\n[Form](/papers/form.pdf)\n');
  mkdirSync(join(folder, 'content/papers'));
  smallPdf(join(folder, 'content/papers/form.pdf'));
  cpSync(resolve('static'), join(folder, 'static'), { recursive: true });
  process.chdir(folder);
  const hooks = await import('../../src/build/gatsby-hooks');
  const nodes: unknown[] = [];
  const reporter = { panicOnBuild: fail, warn: () => undefined };
  const actions = { createNode: (node: unknown) => nodes.push(node) };
  await hooks.sourceNodes?.({ actions, reporter } as never, {} as never, () => undefined);
  expect(nodes.length).toBeGreaterThan(20);

  await hooks.onPostBootstrap?.({} as never, {} as never, () => undefined);
  const written = readdirSync('public');
  expect(written).toEqual(expect.arrayContaining(readdirSync('static')));
  expect(written).toEqual(expect.arrayContaining(['papers', 'manifest.webmanifest']));
});

function fail(faults: unknown): never {
  throw new Error(String(faults));
}

/** @jest-environment node */
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const project = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'develop-'));

afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

it('gives develop the drawings of static, the icons, the documents and the manifest', async () => {
  for (const name of ['content', 'src']) symlinkSync(resolve(name), join(folder, name));
  cpSync(resolve('static'), join(folder, 'static'), { recursive: true });
  process.chdir(folder);
  const hooks = await import('../../src/build/gatsby-hooks');
  const nodes: unknown[] = [];
  const reporter = { panicOnBuild: fail, warn: () => undefined };
  const actions = { createNode: (node: unknown) => nodes.push(node) };
  await hooks.sourceNodes?.({ actions, reporter } as never, {} as never, () => undefined);
  expect(nodes.length).toBeGreaterThan(40);

  await hooks.onPostBootstrap?.({} as never, {} as never, () => undefined);
  const written = readdirSync('public');
  expect(written).toEqual(expect.arrayContaining(readdirSync('static')));
  expect(written).toEqual(expect.arrayContaining(['papers', 'manifest.webmanifest']));
});

function fail(faults: unknown): never {
  throw new Error(String(faults));
}

import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { bundleEditor } from '../../editor/bundle-editor';
import { withCaches } from '../../generator/claim-caches';
import { layOutProject } from '../../generator/gatsby-project';
import { readBrand } from '../../generator/set-brand';
import { compiledCode, compiledDir, readCompiled } from '../../generator/compiled/compiled-site';

/** Runs a program of the project; gives its exit code and what it said. */
export async function runIt(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd?: string,
): Promise<{ code: number; said: string }> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd,
    env: { ...process.env, ...env },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  }
  const code = await new Promise<number>((done) => child.on('close', (one) => done(one ?? 1)));
  return { code, said: said.join('') };
}

/**
 * Has what schools of one look share in its folder, which it gives: as an earlier call has compiled it
 * from the same code, or compiled now by Gatsby from the content of one of them. Rejects, with what
 * Gatsby said, when that fails.
 */
export async function compileLook(look: string, contentDir: string): Promise<string> {
  const dir = compiledDir(look);
  // Once, before the schools are built side by side.
  await bundleEditor(resolve('node_modules/.cache/editor'), readBrand(contentDir));
  if ((await readCompiled(dir))?.code === (await compiledCode())) return dir;
  return withCaches(() => compile(dir, contentDir), { owner: dir });
}

async function compile(dir: string, contentDir: string): Promise<string> {
  const project = await layOutProject();
  const env = {
    ...project.env,
    CONTENT_DIR: contentDir,
    COMPILE_FOR: dir,
    CI: 'true',
    NO_COLOR: '1',
  };
  const { code, said } = await runIt(
    resolve('node_modules/.bin/gatsby'),
    ['build'],
    env,
    project.cwd,
  );
  if (code !== 0) throw new Error(`${said}\nThe scripts could not be compiled.`);
  return dir;
}

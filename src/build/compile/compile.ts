import { cp, mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleEditor } from '../../editor/bundle-editor';
import { sharedIslandRules } from '../../islands/build-state-rules';
import type { Brand } from '../../theme/brand';
import { buildFolders } from '../folders';
import { withLock } from '../process-lock';
import { codeDigest } from './code-digest';
import {
  comparesWithGatsby,
  compiledDir,
  forgetCompiled,
  keepCompiled,
  rawDirOf,
  readCompiled,
  themeVariantName,
} from './compiled-site';
import { layOutProject } from './gatsby-project';

/** Why Gatsby has to build first, in words; undefined where content can be rendered from what is there. */
export async function whyCompile(brand: Brand): Promise<string | undefined> {
  const kept = await readCompiled(compiledDir(brand));
  if (!kept) return 'there is no earlier build';
  if (kept.code !== (await codeDigest())) return 'the code has changed';
  return comparesWithGatsby() && !kept.compares
    ? "its pages were not compared with Gatsby's"
    : undefined;
}

/** Runs Gatsby in this folder, with this environment beside that of the process. */
type RunGatsby = (run: { cwd: string; env: NodeJS.ProcessEnv }) => Promise<void>;

/**
 * Has Gatsby build in its project for schools of this theme variant, from the content of one of them, and what needs
 * nothing of Gatsby's beside that. Rejects when one of them fails, and where another process compiles for this variant.
 */
export const compile = (brand: Brand, runGatsby: RunGatsby): Promise<void> =>
  withLock('build', () => compileAlone(brand, runGatsby), `-${themeVariantName(brand)}`);

async function compileAlone(brand: Brand, runGatsby: RunGatsby): Promise<void> {
  const { editorDir, picturesDir } = buildFolders();
  const dir = compiledDir(brand);
  await mkdir(dir, { recursive: true });
  await forgetCompiled(dir);
  const [code, at] = [await codeDigest(), new Date().toISOString()];
  await layOutProject(dir);
  const beside = Promise.all([sharedIslandRules(brand), bundleEditor(editorDir, brand)]);
  // What fails here is told when it is awaited.
  beside.catch(() => undefined);
  await runGatsby({ cwd: dir, env: comparesWithGatsby() ? {} : { GATSBY_BLANK_PAGES: 'true' } });
  const [rules] = await beside;
  await takePictures(rawDirOf(dir), picturesDir);
  await keepCompiled(dir, { code, at, rules });
}

/** What Gatsby has sized is not sized again. */
async function takePictures(rawDir: string, picturesDir: string): Promise<void> {
  const sized = join(rawDir, 'static');
  if (!existsSync(sized)) return;
  await cp(sized, join(picturesDir, 'public/static'), { recursive: true, force: false });
}

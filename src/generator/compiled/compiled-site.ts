import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Brand, sampleBrand } from '../../theme/brand';
import { conditionsOf } from '../../theme/brand-conditions';
import { codeDigest } from '../content-build/code-digest';

/*
 * Scripts and renderer hold nothing of one school but which modules its look takes: its typefaces, its
 * mood, whether its mark is a file. Schools that agree in these share what was compiled.
 */

/** What was compiled for schools of one look. */
export interface CompiledSite {
  /** The digest of the code that it was made of. */
  code: string;
  /** The CSS of islands in states that no page shows, in the sample's shades. */
  rules: string;
}

/** The name of a look: 'fraunces-mukta-hills-own-logo'. */
export const lookName = (brand: Brand = sampleBrand) => conditionsOf(brand).join('-');

/** Where it is kept: Gatsby's output in `public`, the renderer in `page-ssr`. */
export const compiledDir = (look: string) => resolve('.caches/compiled', look);

const recordFile = (dir: string) => join(dir, 'compiled.json');

/** The digest of the code without the colours, which scripts and renderer don't hold. */
export const compiledCode = (environment: NodeJS.ProcessEnv = process.env) =>
  codeDigest('.', { ...environment, GATSBY_BRAND: '' });

/** Keeps what Gatsby has just built, with its renderer. */
export async function keepCompiled(
  dir: string,
  { rawDir, cacheDir }: { rawDir: string; cacheDir: string },
  record: CompiledSite,
): Promise<void> {
  const half = `${dir}.half`;
  for (const folder of [half, dir]) await rm(folder, { recursive: true, force: true });
  await mkdir(half, { recursive: true });
  await cp(rawDir, join(half, 'public'), { recursive: true });
  await cp(join(cacheDir, 'page-ssr'), join(half, 'page-ssr'), { recursive: true });
  await writeFile(recordFile(half), JSON.stringify(record));
  await rename(half, dir);
}

/** What is kept in this folder; undefined where nothing is. */
export async function readCompiled(dir: string): Promise<CompiledSite | undefined> {
  const text = await readFile(recordFile(dir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as CompiledSite);
}

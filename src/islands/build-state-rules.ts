import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brand, sampleBrand } from '../theme/brand';
import { conditionsOf } from '../theme/brand-conditions';
import { withOwnShades } from '../theme/own-shades';
import { samplePalette } from '../theme/palette';

const run = promisify(execFile);

/** Longest stylesheet that is read from the process, in bytes. */
const maxBuffer = 4_000_000;

/** A script that writes the rules of all states, for Node; packages are left outside. */
async function stateScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: "import { stateRules } from './state-rules'; process.stdout.write(stateRules());",
      resolveDir: resolve('src/islands'),
    },
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    conditions: ['site', ...conditionsOf(brand)],
    packages: 'external',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** The look of this site in the sample's colours, for the environment of a process. */
const uncoloured = () =>
  brand === sampleBrand ? '' : JSON.stringify({ ...brand, palette: samplePalette });

/**
 * Renders the states of all islands with the classes of built pages, and gives their CSS in the sample's
 * shades: bundled under the condition `site`, and run as a process of its own. The CSS is kept for the
 * next build, by the digest of that script and of the packages' versions. Rejects when a state fails.
 */
export async function sharedIslandRules(cacheDir = resolve('.cache/islands')): Promise<string> {
  const [script, versions] = await Promise.all([stateScript(), readFile('package-lock.json')]);
  const look = uncoloured();
  const digest = createHash('sha256').update(script).update(versions).update(look).digest('hex');
  const kept = join(cacheDir, `${digest}.css`);
  const known = await readFile(kept, 'utf8').catch(() => undefined);
  if (known !== undefined) return known;
  await rm(cacheDir, { recursive: true, force: true });
  await mkdir(cacheDir, { recursive: true });
  const file = join(cacheDir, 'state-rules.mjs');
  await writeFile(file, script);
  const { stdout } = await run(process.execPath, [file], {
    maxBuffer,
    // The process takes the look from its environment.
    env: { ...process.env, GATSBY_BRAND: look },
  });
  // Under another name first: a build that is stopped must not leave half a stylesheet behind.
  await writeFile(`${kept}.half`, stdout);
  await rename(`${kept}.half`, kept);
  return stdout;
}

/** The same in the shades of this site. */
export const islandRules = async (): Promise<string> => withOwnShades(await sharedIslandRules());

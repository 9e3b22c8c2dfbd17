import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Brand, sampleBrand } from '../theme/brand';
import { conditionsOf } from '../theme/brand-conditions';
import { samplePalette } from '../theme/palette';

const run = promisify(execFile);

/** Longest stylesheet that is read from the process, in bytes. */
const maxBuffer = 4_000_000;

/** A script that writes the rules of all states, for Node; packages are left outside. */
async function stateScript(brand: Brand): Promise<string> {
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

/** A theme variant in the sample's colours, for the environment of a process. */
const uncoloured = (brand: Brand) =>
  brand === sampleBrand ? '' : JSON.stringify({ ...brand, palette: samplePalette });

/**
 * Renders the states of all islands with the classes of built pages, and gives their CSS in the sample's
 * shades: bundled under the condition `site`, and run as a process of its own. Rejects when a state fails.
 */
export async function sharedIslandRules(brand: Brand): Promise<string> {
  const script = await stateScript(brand);
  const running = run(process.execPath, ['--input-type=module'], {
    maxBuffer,
    // The process takes the brand from its environment.
    env: { ...process.env, GATSBY_BRAND: uncoloured(brand) },
  });
  running.child.stdin?.end(script);
  return (await running).stdout;
}

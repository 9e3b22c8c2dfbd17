import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Longest stylesheet that is read from the process, in bytes. */
const maxBuffer = 4_000_000;

/**
 * Draws the states of all islands with the classes of built pages, and gives their CSS: bundled for
 * Node under the condition `site`, and run as a process of its own. Rejects when a state fails.
 */
export async function islandRules(cacheDir = resolve('.cache/islands')): Promise<string> {
  const outfile = resolve(cacheDir, 'state-rules.mjs');
  await build({
    stdin: {
      contents: "import { stateRules } from './state-rules'; process.stdout.write(stateRules());",
      resolveDir: resolve('src/islands'),
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    conditions: ['site'],
    packages: 'external',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  const { stdout } = await run(process.execPath, [outfile], { maxBuffer });
  return stdout;
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** Runs an installed program with its output shown; tells whether it ended well. */
export const runIt = (name: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean =>
  spawnSync(join('node_modules/.bin', name), args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status === 0;

/** What commands that build and then visit take: `--built` leaves out the first, files name tests. */
export function readTestOptions(args: string[]): { built: boolean; files: string[] } {
  const { values, positionals } = parseArgs({
    args,
    options: { built: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  return { ...values, files: positionals };
}

/** Runs Playwright's tests of a configuration; a failed one gives this process status 1. */
export function visitBuilt(config: string, files: readonly string[]): void {
  if (!runIt('playwright', ['test', `--config=${config}`, ...files])) process.exitCode = 1;
}

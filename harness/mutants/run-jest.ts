import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Replacement, replacementsVariable } from './replacement';

const args = [
  '--silent',
  '--runInBand',
  '--ci',
  '--setupFilesAfterEnv=./harness/mutants/replace.ts',
  '--setupFilesAfterEnv=./__tests__/support/setup.ts',
  '--runTestsByPath',
];

/** How long a test may take on a busy machine, in milliseconds. */
const testMs = 60_000;

/**
 * Runs unit tests of a copy of the project, by their paths in it, each with the replacement that is given
 * for it. Gives the files that failed. Rejects where Jest fails without a test.
 */
export function runJest(
  dir: string,
  tests: ReadonlyMap<string, Replacement | undefined>,
): Promise<Set<string>> {
  const replacements = Object.fromEntries(
    [...tests].map(([test, replacement]) => [join(dir, test), replacement]),
  );
  return new Promise((resolve, reject) => {
    const command = ['node_modules/jest/bin/jest.js', ...args, ...tests.keys()];
    const jest = spawn(process.execPath, command, {
      cwd: dir,
      env: { ...process.env, [replacementsVariable]: JSON.stringify(replacements) },
      stdio: ['ignore', 'ignore', 'pipe'],
      // A group of its own, so that what its tests have started ends with it.
      detached: true,
    });
    let output = '';
    let timedOut = false;
    jest.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    const timer = setTimeout(() => {
      timedOut = true;
      if (jest.pid !== undefined) process.kill(-jest.pid, 'SIGKILL');
    }, tests.size * testMs);
    jest.on('error', reject).on('close', (code) => {
      clearTimeout(timer);
      const failed = [...output.matchAll(/^FAIL (\S+)/gm)].map(([, test = '']) => test);
      if (code === 0 || failed.length > 0 || timedOut) resolve(new Set(failed));
      else reject(new Error(`Jest ended with status ${code}:\n${output.slice(-2000)}`));
    });
  });
}

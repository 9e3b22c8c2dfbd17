import { spawn } from 'node:child_process';

/** What a run of some tests gave: the first file that failed, and whether all of them were run. */
export interface JestResult {
  failed?: string;
  timedOut: boolean;
}

const args = ['--bail=1', '--silent', '--runInBand', '--ci', '--runTestsByPath'];

/**
 * Runs unit tests of a copy of the project until one fails, for `ms` at most. Rejects where Jest fails
 * without a test.
 */
export function runJest(dir: string, tests: readonly string[], ms: number): Promise<JestResult> {
  return new Promise((resolve, reject) => {
    const jest = spawn(process.execPath, ['node_modules/jest/bin/jest.js', ...args, ...tests], {
      cwd: dir,
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
    }, ms);
    jest.on('error', reject).on('close', (code) => {
      clearTimeout(timer);
      const failed = /^FAIL (\S+)/m.exec(output)?.[1];
      if (code === 0 || failed !== undefined || timedOut) {
        resolve({ ...(failed !== undefined && { failed }), timedOut });
      } else reject(new Error(`Jest ended with status ${code}:\n${output.slice(-2000)}`));
    });
  });
}

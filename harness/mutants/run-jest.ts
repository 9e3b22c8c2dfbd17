import { spawn } from 'node:child_process';

const args = ['--silent', '--runInBand', '--ci', '--runTestsByPath'];

/**
 * Runs unit tests of a copy of the project, for `ms` at most; gives the files that failed. Rejects where
 * Jest fails without a test.
 */
export function runJest(dir: string, tests: readonly string[], ms: number): Promise<Set<string>> {
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
      const failed = [...output.matchAll(/^FAIL (\S+)/gm)].map(([, test = '']) => test);
      if (code === 0 || failed.length > 0 || timedOut) resolve(new Set(failed));
      else reject(new Error(`Jest ended with status ${code}:\n${output.slice(-2000)}`));
    });
  });
}

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withTempFolder } from '../temp-folder';

/** The files of a checkout that are the project itself: all but what git ignores. */
function projectFiles(root: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = execFileSync('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  const names = new Set(listed.toString().split('\0').filter(Boolean));
  return [...names].filter((name) => existsSync(join(root, name)));
}

/** A copy of the project in a folder of its own, with the packages of the checkout, until `work` ends. */
export const withProjectCopy = <T>(root: string, work: (dir: string) => Promise<T>): Promise<T> =>
  withTempFolder((dir) => {
    for (const name of projectFiles(root)) cpSync(join(root, name), join(dir, name));
    symlinkSync(resolve(root, 'node_modules'), join(dir, 'node_modules'), 'dir');
    return work(dir);
  });

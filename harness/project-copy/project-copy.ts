import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The files of a checkout that are the project itself: all but what git ignores. */
function projectFiles(root: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = execFileSync('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  const names = new Set(listed.toString().split('\0').filter(Boolean));
  return [...names].filter((name) => existsSync(join(root, name)));
}

/** A copy of the project in a folder of its own, with the packages of the checkout, until `work` ends. */
export async function withProjectCopy<T>(
  root: string,
  work: (dir: string) => Promise<T>,
): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'project-copy-'));
  try {
    for (const name of projectFiles(root)) cpSync(join(root, name), join(dir, name));
    symlinkSync(resolve(root, 'node_modules'), join(dir, 'node_modules'), 'dir');
    return await work(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

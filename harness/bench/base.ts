import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commitOf, type Side } from '../review/base-side';
import { runBuild } from '../project-copy/run-build';

const run = (program: string, args: readonly string[], cwd = '.') =>
  execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

/** This checkout's packages where the lock files are the same, or else those of its own. */
function installPackages(dir: string): void {
  const packages = join(dir, 'node_modules');
  // npm writes this list last: without it an installation was interrupted.
  if (existsSync(join(packages, '.package-lock.json'))) return;
  rmSync(packages, { recursive: true, force: true });
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(dir) === lock('.')) symlinkSync(resolve('node_modules'), packages, 'dir');
  else run('npm', ['ci'], dir);
}

/**
 * A commit as a worktree in `.bench`, with its packages and its built site. Each is made once and kept.
 * Throws where there is no such commit, or when it cannot be installed or built.
 */
export async function prepareBase(ref: string): Promise<Side> {
  const { hash, name } = commitOf(ref);
  const dir = join('.bench', hash.slice(0, 12));
  if (!existsSync(join(dir, 'package.json'))) {
    // By force, since git may remember a folder that was deleted.
    run('git', ['worktree', 'add', '--detach', '--quiet', '--force', dir, hash]);
  }
  installPackages(dir);
  // Written last: without it a build was interrupted.
  const built = join(dir, 'public/.bench-built');
  if (!existsSync(built)) {
    console.error(`building ${name}`);
    await runBuild(dir);
    writeFileSync(built, '');
  }
  return { dir, name };
}

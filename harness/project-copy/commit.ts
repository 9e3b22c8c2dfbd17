import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withTempFolder } from '../temp-folder';
import { EXAMPLE_NOW } from '../../src/lib/dates/example-today';

/** A state of the project that lies in a folder. */
export interface Side {
  dir: string;
  /** `3b70ee7 Show colours with their measured contrast` */
  name: string;
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The commit that a name stands for, with its subject. Throws in plain words when there is none. */
export function commitOf(ref: string): { hash: string; name: string } {
  try {
    const hash = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
    return { hash, name: git('log', '-1', '--format=%h %s', hash) };
  } catch {
    throw new Error(`There is no commit called "${ref}".`);
  }
}

/** This checkout's packages where the lock files are the same, or else those of its own. */
function installPackages(dir: string): void {
  const packages = join(dir, 'node_modules');
  // npm writes this list last: without it an installation was interrupted.
  if (existsSync(join(packages, '.package-lock.json'))) return;
  rmSync(packages, { recursive: true, force: true });
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(dir) === lock('.')) symlinkSync(resolve('node_modules'), packages, 'dir');
  else execFileSync('npm', ['ci'], { cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Puts a commit into a worktree, with its packages. */
function checkOut(hash: string, dir: string): void {
  if (!existsSync(join(dir, 'package.json'))) {
    // By force, since git may remember a folder that was deleted.
    git('worktree', 'add', '--detach', '--quiet', '--force', dir, hash);
  }
  installPackages(dir);
}

/** Puts a commit into a worktree of its own for the time of the work. */
export async function withCommit<T>(ref: string, work: (side: Side) => Promise<T>): Promise<T> {
  const { hash, name } = commitOf(ref);
  const ended = withTempFolder((folder) => {
    const dir = join(folder, 'base');
    checkOut(hash, dir);
    return work({ dir, name });
  });
  return ended.finally(() => git('worktree', 'prune'));
}

/** A commit as a worktree in `.bench`, with its built site. Each is made once and kept. */
export function keptCommit(ref: string): Side {
  const { hash, name } = commitOf(ref);
  const dir = join('.bench', hash.slice(0, 12));
  checkOut(hash, dir);
  // Written last: without it a build was interrupted.
  const built = join(dir, 'public/.bench-built');
  if (!existsSync(built)) {
    console.error(`building ${name}`);
    runBuild(dir);
    writeFileSync(built, '');
  }
  return { dir, name };
}

/** Runs npm in a checkout. Throws with what it printed when it fails. */
export function runNpm(
  dir: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): void {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: dir,
    encoding: 'utf8',
    // Folders are those of the checkout, not of the command that npm was called in.
    env: {
      ...process.env,
      INIT_CWD: resolve(dir),
      GATSBY_TELEMETRY_DISABLED: '1',
      CI: 'true',
      ...env,
    },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${dir}:\n${stdout}${stderr}`);
}

/** The examples' time, for builds: their pages are visited at it. */
const epoch = { SOURCE_DATE_EPOCH: `${Date.parse(EXAMPLE_NOW) / 1000}` };

/**
 * Builds the site of a checkout by its own command, as of the examples' time; gives the milliseconds. Throws when
 * it fails.
 */
export function runBuild(dir: string): number {
  const started = performance.now();
  runNpm(dir, ['run', '--silent', 'build'], epoch);
  return performance.now() - started;
}

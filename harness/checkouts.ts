import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EXAMPLE_NOW } from '../src/lib/dates/example-today';
import { withTempFolder } from './temp-folder';

/** A state of the project that lies in a folder. */
export interface Side {
  dir: string;
  /** `3b70ee7 Show colours with their measured contrast` */
  name: string;
}

const git = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  execFileSync('git', args, { encoding: 'utf8', env: { ...process.env, ...env } }).trim();

/** The commit that a name stands for, with its subject. Throws in plain words when there is none. */
export function commitOf(ref: string): { hash: string; name: string } {
  try {
    const name = `${ref}^{commit}`;
    const hash = git(['rev-parse', '--verify', '--quiet', '--end-of-options', name]);
    return { hash, name: git(['log', '-1', '--format=%h %s', hash]) };
  } catch {
    throw new Error(`There is no commit called "${ref}".`);
  }
}

/** A commit on no branch of what stands here: all files but those that git ignores. */
function commitPresent(folder: string): string {
  const index = { GIT_INDEX_FILE: join(folder, 'index') };
  git(['read-tree', 'HEAD'], index);
  git(['add', '--all'], index);
  const who = ['-c', 'user.name=harness', '-c', 'user.email=harness@localhost'];
  const tree = git(['write-tree'], index);
  return git([...who, 'commit-tree', '-p', 'HEAD', '-m', 'What stands here', tree]);
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
    git(['worktree', 'add', '--detach', '--quiet', '--force', dir, hash]);
  }
  installPackages(dir);
}

/**
 * Puts a commit, or what stands here where none is named, into a worktree of its own, with packages, for the
 * time of the work.
 */
export async function withCheckout<T>(
  ref: string | undefined,
  work: (side: Side) => Promise<T> | T,
): Promise<T> {
  const ended = withTempFolder((folder) => {
    const { hash, name } = commitOf(ref ?? commitPresent(folder));
    const dir = join(folder, 'project');
    checkOut(hash, dir);
    return work({ dir, name });
  });
  return ended.finally(() => git(['worktree', 'prune']));
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

/**
 * Builds the site of a checkout by its own command, as of the examples' time, at which its pages are visited; gives
 * the milliseconds. Throws with what it printed when it fails.
 */
export function runBuild(dir: string): number {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: dir,
    encoding: 'utf8',
    env: {
      ...process.env,
      // Folders are those of the checkout, not of the command that npm was called in.
      INIT_CWD: resolve(dir),
      GATSBY_TELEMETRY_DISABLED: '1',
      CI: 'true',
      SOURCE_DATE_EPOCH: `${Date.parse(EXAMPLE_NOW) / 1000}`,
    },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The build failed in ${dir}:\n${stdout}${stderr}`);
  return performance.now() - started;
}

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { putBack } from '../../src/tools/site-upgrade/kept-copy';
import type { Options } from './options';

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

/** Puts a commit into a worktree of its own for the time of the work, with the packages of this one. */
async function withWorktree<T>(ref: string, work: (side: Side) => Promise<T>): Promise<T> {
  const { hash, name } = commitOf(ref);
  const scratch = mkdtempSync(join(tmpdir(), 'review-'));
  const dir = join(scratch, 'base');
  try {
    git('worktree', 'add', '--detach', '--quiet', dir, hash);
    symlinkSync(resolve('node_modules'), join(dir, 'node_modules'), 'dir');
    return await work({ dir, name });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

/** Gives a checkout the content of a school in the place of its own. */
function takeContent(school: string, dir: string): void {
  rmSync(join(dir, 'content'), { recursive: true });
  cpSync(join(school, 'content'), join(dir, 'content'), { recursive: true });
}

/**
 * Prepares what is compared: a commit, and what stands here. Of a school: the commit with its content as
 * it was before, or else as its last upgrade found it, and the newest commit here with its content as it is.
 */
export async function withSides<T>(
  { base, school, schoolBefore }: Pick<Options, 'base' | 'school' | 'schoolBefore'>,
  work: (before: Side, after: Side) => Promise<T>,
): Promise<T> {
  return withWorktree(base, async (before) => {
    if (school === undefined) {
      return work(before, { dir: '.', name: `what stands here, on ${commitOf('HEAD').name}` });
    }
    return withWorktree('HEAD', async (after) => {
      takeContent(school, after.dir);
      takeContent(schoolBefore ?? school, before.dir);
      if (schoolBefore === undefined) putBack(school, before.dir);
      const named = (folder: string, { dir, name }: Side) => ({
        dir,
        name: `${basename(folder)}, with ${name}`,
      });
      return work(named(schoolBefore ?? school, before), named(school, after));
    });
  });
}

function run(dir: string, bin: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(join('node_modules/.bin', bin), args, {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${bin} could not build ${dir}:\n${stdout}${stderr}`);
}

/** Builds what is to be looked at. Throws with the builder's own words when it fails. */
export function build({ dir, name }: Side, what: { pages: boolean; workshop: boolean }): void {
  console.log(`Building ${name} …`);
  if (what.pages) run(dir, 'gatsby', 'build');
  if (what.workshop) run(dir, 'storybook', 'build', '--quiet');
}

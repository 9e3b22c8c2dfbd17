import { spawnSync } from 'node:child_process';

/** What the work at hand has changed since it left main. */
export interface Change {
  /** The commit of main that it began with, and its short name. */
  base: string;
  /** Paths from the repository's root: committed, not committed, and new. */
  files: string[];
}

/** What git prints; nothing where it fails, in a copy without its history for instance. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

const lines = (text = '') => text.split('\n').filter((line) => line !== '');

/** The commit where this branch left main; none on main itself, and where that is not known. */
function startOfBranch(): string | undefined {
  if (git('rev-parse', '--abbrev-ref', 'HEAD')?.trim() === 'main') return undefined;
  for (const main of ['origin/main', 'main']) {
    const base = git('merge-base', main, 'HEAD')?.trim();
    if (base) return base;
  }
  return undefined;
}

/** What a branch has changed since it left main. None on main, where all of it counts. */
export function changeOfBranch(): Change | undefined {
  const base = startOfBranch();
  if (!base) return undefined;
  const changed = lines(git('diff', '--name-only', '--no-renames', base));
  const fresh = lines(git('ls-files', '--others', '--exclude-standard'));
  const files = [...new Set([...changed, ...fresh])];
  // Nothing since main: this is a commit of main, and all of it counts.
  return files.length > 0 ? { base, files } : undefined;
}

/** What is not committed yet, new files too; deleted ones are among them. */
export const uncommittedFiles = (): string[] => [
  ...new Set([
    ...lines(git('diff', '--name-only', '--no-renames', 'HEAD')),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]),
];

/** A file as it was at a commit; empty where it was not there. */
export const fileAt = (commit: string, path: string) => git('show', `${commit}:${path}`) ?? '';

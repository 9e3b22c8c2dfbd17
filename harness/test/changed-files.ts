import { spawnSync } from 'node:child_process';

/** The lines that git prints; none where it fails, in a copy without its history for instance. */
export function git(...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}

/** Paths from the repository's root of what is not committed: changed, new and deleted files. */
export const uncommittedFiles = (): string[] => [
  ...git('diff', '--name-only', '--no-renames', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** What the commits of this branch have changed since it left main; nothing on main itself. */
export function branchFiles(): string[] {
  for (const main of ['origin/main', 'main']) {
    const [base] = git('merge-base', main, 'HEAD');
    if (base) return git('diff', '--name-only', '--no-renames', base, 'HEAD');
  }
  return [];
}

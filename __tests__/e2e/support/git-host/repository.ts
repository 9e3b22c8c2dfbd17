import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One file of a tree, as `git ls-tree` tells it. */
interface TreeFile {
  path: string;
  sha: string;
  size: number;
}

/** What a commit changes: files with their new bytes, and files that go. */
interface FileChanges {
  additions: readonly { path: string; contents: Buffer }[];
  deletions: readonly { path: string }[];
}

/** A git repository of its own in a temporary folder, driven by git itself. */
export interface Repository {
  git(args: readonly string[], input?: Buffer): Buffer;
  /** The hash that a name stands for ('main', 'main:content/site.yaml'); undefined where there is none. */
  hash(name: string): string | undefined;
  text(name: string): string;
  /** A file's bytes by their hash; undefined where it is the hash of something else. */
  blob(hash: string): Buffer | undefined;
  files(name: string): TreeFile[];
  branches(): string[];
  commit(branch: string, changes: FileChanges, message: string): string;
  merge(into: string, branch: string, title: string): string;
}

/** The same hour for every commit, so that hashes don't depend on the day. */
const env = {
  ...process.env,
  GIT_AUTHOR_NAME: 'The office',
  GIT_AUTHOR_EMAIL: 'office@school.example',
  GIT_COMMITTER_NAME: 'The office',
  GIT_COMMITTER_EMAIL: 'office@school.example',
  GIT_AUTHOR_DATE: '2026-11-20T09:00:00+05:30',
  GIT_COMMITTER_DATE: '2026-11-20T09:00:00+05:30',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
};

/** Makes a repository whose branch `main` holds copies of these files, at the same paths. */
export function repositoryOf(files: readonly string[]): Repository {
  const dir = mkdtempSync(join(tmpdir(), 'git-host-'));
  const git = (args: readonly string[], input?: Buffer, more: Record<string, string> = {}) =>
    execFileSync('git', args, {
      cwd: dir,
      input: input ?? '',
      env: { ...env, ...more },
      maxBuffer: 1 << 28,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  const line = (...args: string[]) => git(args).toString('utf8').trim();
  const hash = (name: string) => {
    try {
      return line('rev-parse', '--verify', '--quiet', name);
    } catch {
      return undefined;
    }
  };

  for (const file of files) cpSync(file, join(dir, file));
  git(['init', '--quiet', '--initial-branch', 'main']);
  git(['add', '--all']);
  git(['commit', '--quiet', '--message', 'Begin']);

  return {
    git,
    hash,
    text: (name) => git(['show', name]).toString('utf8'),
    blob(sha) {
      try {
        return git(['cat-file', 'blob', sha]);
      } catch {
        return undefined;
      }
    },
    files: (name) =>
      line('ls-tree', '-r', '-l', name)
        .split('\n')
        .map((entry) => {
          const [, sha = '', size = '', path = ''] =
            /^\d+ blob (\w+) +(\d+)\t(.*)$/.exec(entry) ?? [];
          return { path, sha, size: Number(size) };
        }),
    branches: () => line('for-each-ref', '--format=%(refname:short)', 'refs/heads').split('\n'),
    commit(branch, { additions, deletions }, message) {
      const parent = line('rev-parse', branch);
      const index = { GIT_INDEX_FILE: join(dir, '.git', 'index-of-host') };
      git(['read-tree', parent], undefined, index);
      for (const { path } of deletions) {
        git(['update-index', '--force-remove', path], undefined, index);
      }
      for (const { path, contents } of additions) {
        const sha = git(['hash-object', '-w', '--stdin'], contents).toString('utf8').trim();
        git(['update-index', '--add', '--cacheinfo', `100644,${sha},${path}`], undefined, index);
      }
      const tree = git(['write-tree'], undefined, index).toString('utf8').trim();
      const sha = line('commit-tree', tree, '-p', parent, '-m', message);
      git(['update-ref', `refs/heads/${branch}`, sha, parent]);
      return sha;
    },
    merge(into, branch, title) {
      const tree = line('merge-tree', '--write-tree', into, branch);
      const sha = line('commit-tree', tree, '-p', into, '-p', branch, '-m', title);
      git(['update-ref', `refs/heads/${into}`, sha]);
      return sha;
    },
  };
}

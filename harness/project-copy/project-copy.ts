import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a checkout holds besides the project itself: what was built, kept, reported or installed. */
const notProject = new Set([
  'public',
  'hosts',
  '.build',
  '.cache',
  '.caches',
  '.data',
  '.git',
  '.bench',
  'coverage',
  'playwright-report',
  'reports',
  'storybook-static',
  'test-results',
  'node_modules',
]);

/** The names of the project's own files and folders in a checkout. */
async function projectNames(root: string): Promise<string[]> {
  return (await readdir(root)).filter((name) => !notProject.has(name));
}

/** A copy of the project in a folder of its own, with the packages of the checkout, until `work` ends. */
export async function withProjectCopy<T>(
  root: string,
  work: (dir: string) => Promise<T>,
): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'bench-build-'));
  try {
    const names = await projectNames(root);
    await Promise.all(
      names.map((name) => cp(join(root, name), join(dir, name), { recursive: true })),
    );
    await symlink(resolve(root, 'node_modules'), join(dir, 'node_modules'), 'dir');
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

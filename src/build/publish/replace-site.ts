import { mkdir, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../lib/files/files-below';
import { inTurn } from './site-order';
import { filesToKeep, readKept, writeKept } from './kept-files';

/** A site with what its host reads beside it: `public` and `hosts`. */
export interface SiteFolders {
  publicDir: string;
  hostsDir: string;
}

async function isSame(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([stat(one), stat(other)]);
  return first.size === second.size && (await readFile(one)).equals(await readFile(other));
}

/** Moves a file in one step: whoever reads its name gets the old one whole, or the new one. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!/^(EEXIST|ENOTDIR|EISDIR|ENOTEMPTY|EPERM)$/.test(code)) throw error;
    // What was a page is a folder now, or the other way round.
    await removeFileAbove(to);
    await rm(to, { recursive: true, force: true });
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
  }
}

async function removeFileAbove(path: string): Promise<void> {
  const above = dirname(path);
  if (above === path) return;
  const found = await stat(above).catch(() => undefined);
  if (found?.isDirectory()) return;
  if (found) return rm(above);
  await removeFileAbove(above);
}

async function removeEmptyFolders(dir: string): Promise<void> {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const below = join(dir, entry.name);
    await removeEmptyFolders(below);
    if ((await readdir(below)).length === 0) await rmdir(below);
  }
}

/**
 * Puts a finished site in the place of the one that is served, file by file, so that at each moment every
 * address answers with the old or the new: what is new comes first, then what has changed, and what nothing
 * names any more goes at the end. Files that are the same stay as they are. Both must lie on one disk; it needs
 * no room. Files with a hash in their names stay for 30 days (`kept-files.ts`). What an end in the middle leaves
 * is a site of whole files, which the next build completes.
 */
export async function replaceSite(
  next: SiteFolders,
  current: SiteFolders,
  now = new Date(),
): Promise<void> {
  const names = filesBelow(next.publicDir);
  const old = new Set(filesBelow(current.publicDir));
  const move = (name: string) =>
    moveFile(join(next.publicDir, name), join(current.publicDir, name));

  const isNew = (name: string) => !old.has(name);
  for (const name of inTurn(names.filter(isNew))) await move(name);
  for (const name of filesBelow(next.hostsDir)) {
    await moveFile(join(next.hostsDir, name), join(current.hostsDir, name));
  }
  for (const name of inTurn(names.filter((one) => old.has(one)))) {
    const pair = [join(next.publicDir, name), join(current.publicDir, name)] as const;
    if (!(await isSame(...pair))) await move(name);
  }

  const named = new Set(names);
  const left = [...old].filter((name) => !named.has(name));
  const kept = filesToKeep(left, await readKept(current.hostsDir), now);
  await writeKept(current.hostsDir, kept);
  for (const name of left.filter((one) => !kept.has(one))) {
    // One that a folder has taken the place of is gone already.
    if ((await stat(join(current.publicDir, name)).catch(() => undefined))?.isFile()) {
      await rm(join(current.publicDir, name), { force: true });
    }
  }
  await removeEmptyFolders(current.publicDir);
}

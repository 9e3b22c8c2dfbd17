import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { contentDir } from '../content/content-dir';
import { isGatsbyOutput } from './publish/publish';
import { withLock } from './process-lock';
import { schoolKey } from './folders';

const remove = (path: string) => rm(path, { recursive: true, force: true });

async function move(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await remove(to);
  await mkdir(join(to, '..'), { recursive: true });
  await rename(from, to);
}

/**
 * Puts the cache that `gatsby develop` has of this content into its place, and that of the content shown before
 * away: nothing of one school can come into another's pages.
 */
async function switchCache(): Promise<void> {
  const [cache, current] = [resolve('.cache'), resolve('.caches/current')];
  const parked = (key: string) => resolve('.caches', key, '.cache');
  const key = schoolKey(contentDir());
  const last = await readFile(current, 'utf8').catch(() => schoolKey(resolve('content')));
  if (last === key) return;
  await move(cache, parked(last));
  // What `gatsby develop` has left there is the last content's.
  if (isGatsbyOutput(resolve('public'))) await remove(resolve('public'));
  // Written before the cache comes: without one Gatsby starts from nothing, and is right too.
  await writeFile(current, key);
  await move(parked(key), cache);
}

/** Works with the cache of `gatsby develop` for this content in its place; throws where another process does. */
export const withDevelopCache = <T>(work: () => Promise<T>): Promise<T> =>
  withLock('develop', async () => {
    await switchCache();
    return work();
  });

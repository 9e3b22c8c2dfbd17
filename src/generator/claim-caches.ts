import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { contentDir } from '../content/content-dir';
import { isGatsbys } from '../hosting/publish';
import { schoolKey } from './school-key';

/*
 * Gatsby knows one cache and one folder to build into, both in the project. Each school's cache is in
 * its place only while that school is built: nothing of one can come into another's site.
 */

const place = () => ({
  cache: resolve('.cache'),
  gatsbyDir: resolve('public'),
  current: resolve('.caches/current'),
  aside: resolve('.caches/public'),
  parked: (key: string) => join(resolve('.caches'), key),
});

const remove = (path: string) => rm(path, { recursive: true, force: true });

/** After a build that was killed: what stood in Gatsby's folder comes back into it. */
async function bringBack(): Promise<void> {
  const { aside, gatsbyDir } = place();
  if (!existsSync(aside)) return;
  await remove(gatsbyDir);
  await rename(aside, gatsbyDir);
}

/** Puts the cache of this content into its place, and that of the content built before away. */
export async function claimCaches(owner = contentDir()): Promise<void> {
  await bringBack();
  const { cache, gatsbyDir, current, parked } = place();
  const key = schoolKey(owner);
  const last = await readFile(current, 'utf8').catch(() => schoolKey(resolve('content')));
  if (last === key) return;
  await mkdir(resolve('.caches'), { recursive: true });
  await remove(parked(last));
  if (existsSync(cache)) await rename(cache, parked(last));
  // What a failed build or `gatsby develop` has left there is the last content's.
  if (isGatsbys(gatsbyDir)) await remove(gatsbyDir);
  // Written before the cache comes: without one a build starts from nothing, and is right too.
  await writeFile(current, key);
  if (existsSync(parked(key))) await rename(parked(key), cache);
}

/** Has Gatsby build in its folder; what is published there for the project's own content is put aside meanwhile. */
export async function inGatsbysFolder<T>(
  { publicDir, gatsbyDir, rawDir }: { publicDir: string; gatsbyDir: string; rawDir: string },
  build: () => Promise<T>,
): Promise<T> {
  if (publicDir === gatsbyDir) return build();
  const { aside } = place();
  await mkdir(resolve('.caches'), { recursive: true });
  if (existsSync(gatsbyDir)) await rename(gatsbyDir, aside);
  try {
    return await build();
  } finally {
    // A build that failed goes on from there the next time.
    if (isGatsbys(gatsbyDir) && !existsSync(rawDir)) await rename(gatsbyDir, rawDir);
    await remove(gatsbyDir);
    await bringBack();
  }
}

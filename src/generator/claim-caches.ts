import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { contentDir } from '../content/content-dir';
import { isGatsbys } from '../hosting/publish';
import { schoolKey } from './school-key';

/*
 * Gatsby has one cache in each project: the one that builds and the one of `npm run develop`. Each school's
 * are in their places only while that school is built: nothing of one can come into another's site.
 */

const caches = ['.build', '.cache'];

const current = () => resolve('.caches/current');
const parked = (key: string, name: string) => join(resolve('.caches'), key, name);

const remove = (path: string) => rm(path, { recursive: true, force: true });

async function move(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await remove(to);
  await mkdir(join(to, '..'), { recursive: true });
  await rename(from, to);
}

/** Puts the caches of this content into their places, and those of the content built before away. */
export async function claimCaches(owner = contentDir()): Promise<void> {
  const key = schoolKey(owner);
  const last = await readFile(current(), 'utf8').catch(() => schoolKey(resolve('content')));
  if (last === key) return;
  await mkdir(resolve('.caches'), { recursive: true });
  for (const name of caches) await move(resolve(name), parked(last, name));
  // What `gatsby develop` has left there is the last content's.
  if (isGatsbys(resolve('public'))) await remove(resolve('public'));
  // Written before the caches come: without one a build starts from nothing, and is right too.
  await writeFile(current(), key);
  for (const name of caches) await move(parked(key, name), resolve(name));
}

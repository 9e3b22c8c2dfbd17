import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { contentDir } from '../content/content-dir';
import { isGatsbys } from '../hosting/publish';
import { lockHolder, takeLock } from './process-lock';
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

/** What works with the caches: builds one after the other, and one `npm run develop` beside them. */
type Task = 'build' | 'develop';

const lockFile = (task: Task) => resolve('.caches', `${task}.lock`);

/** Puts the caches of this content into their places, and those of the content built before away. */
async function claimCaches(owner: string, task: Task): Promise<void> {
  const key = schoolKey(owner);
  const last = await readFile(current(), 'utf8').catch(() => schoolKey(resolve('content')));
  if (last === key) return;
  const other = task === 'build' ? 'develop' : 'build';
  const holder = await lockHolder(lockFile(other));
  if (holder !== undefined) {
    throw new Error(
      `\`npm run ${other}\` (process ${holder}) is at work on another school in this folder. Wait for its end, or stop it.`,
    );
  }
  for (const name of caches) await move(resolve(name), parked(last, name));
  // What `gatsby develop` has left there is the last content's.
  if (isGatsbys(resolve('public'))) await remove(resolve('public'));
  // Written before the caches come: without one a build starts from nothing, and is right too.
  await writeFile(current(), key);
  for (const name of caches) await move(parked(key, name), resolve(name));
}

/**
 * Works with the caches of this content in their places. Throws where another process works with them: Gatsby
 * takes them for its own.
 */
export async function withCaches<T>(
  work: () => Promise<T>,
  { owner = contentDir(), task = 'build' }: { owner?: string; task?: Task } = {},
): Promise<T> {
  const unlock = await takeLock(
    lockFile(task),
    (holder) =>
      `\`npm run ${task}\` (${holder}) is at work in this folder already. Wait for its end, or stop it.`,
  );
  try {
    await claimCaches(owner, task);
    return await work();
  } finally {
    await unlock();
  }
}

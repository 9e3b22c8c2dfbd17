import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, commitOf, type Side, withWorktree } from '../../review/base-side';
import { giveOwnPackages } from './own-packages';

const keptDir = '.bench';

/** A commit's checkout, with its packages, and the site that was built from it. */
export interface BaseSide extends Side {
  built: string;
}

/** Builds a checkout and keeps what was built; a build that was interrupted is not taken for one. */
async function keepBuild(side: Side, built: string): Promise<void> {
  build(side, { pages: true, workshop: false });
  const unfinished = `${built}-unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(join(side.dir, 'public'), unfinished, { recursive: true, preserveTimestamps: true });
  await rename(unfinished, built);
}

/**
 * Hands over a commit's checkout and its build for the time of the work. The build is made once and
 * kept in `.bench/<short commit>/public`.
 */
export async function withBaseSide<T>(
  ref: string,
  work: (base: BaseSide) => Promise<T>,
): Promise<T> {
  const kept = join(keptDir, commitOf(ref).hash.slice(0, 7));
  const built = join(kept, 'public');
  return withWorktree(ref, async (side) => {
    giveOwnPackages(side.dir, kept);
    if (!existsSync(join(built, 'index.html'))) await keepBuild(side, built);
    return work({ ...side, built });
  });
}

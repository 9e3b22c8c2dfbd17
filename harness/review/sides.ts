import { cpSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { putBack } from '../../src/cli/site-upgrade/kept-copy';
import { commitOf, type Side, withCheckout } from '../checkouts';
import type { Comparison } from './options';

/** Gives a checkout the content of a school in the place of its own. */
function takeContent(school: string, dir: string): void {
  rmSync(join(dir, 'content'), { recursive: true });
  cpSync(join(school, 'content'), join(dir, 'content'), { recursive: true });
}

/**
 * Prepares what is compared: a commit, and what stands here. Of a school: the commit with its content as
 * it was before, or else as its last upgrade found it, and the newest commit here with its content as it is.
 */
export async function withSides<T>(
  { base, school, schoolBefore }: Comparison,
  work: (before: Side, after: Side) => Promise<T>,
): Promise<T> {
  return withCheckout(base, async (before) => {
    if (school === undefined) {
      return work(before, { dir: '.', name: `what stands here, on ${commitOf('HEAD').name}` });
    }
    return withCheckout('HEAD', async (after) => {
      takeContent(school, after.dir);
      takeContent(schoolBefore ?? school, before.dir);
      if (schoolBefore === undefined) putBack(school, before.dir);
      const named = (folder: string, { dir, name }: Side) => ({
        dir,
        name: `${basename(folder)}, with ${name}`,
      });
      return work(named(schoolBefore ?? school, before), named(school, after));
    });
  });
}

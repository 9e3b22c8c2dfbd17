import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { changeWord } from '../bench/change-word';
import { withProjectCopy } from '../bench/project-copy';
import { runBuild } from '../bench/run-build';
import { type Digests, differences, digestsOf } from './compare-folders';
import { addLeftOver, leftOverPage, leftOverPaper } from './left-over';

/** A moment for all builds: the day of the build stands in the pages. */
const fixedMoment = '1795000000';

/** Builds a folder and reads what came out: the site, and what hosts include beside it. */
async function build(dir: string, tell: (line: string) => void, what: string): Promise<Digests> {
  const { ms } = await runBuild(dir);
  tell(`${what}: ${Math.round(ms / 1000)} s`);
  return digestsOf(join(dir, 'public'));
}

/**
 * Builds a copy of the project with other content, then its own content over that, then the same from
 * nothing. Gives what differs between the last two, a line a file. `keep` gets the last built site.
 */
export async function buildTwice(tell: (line: string) => void, keep?: string): Promise<string[]> {
  process.env.SOURCE_DATE_EPOCH ??= fixedMoment;
  return withProjectCopy('.', async (dir) => {
    const content = join(dir, 'content');
    addLeftOver(content);
    changeWord(content);
    const other = await build(dir, tell, 'other content');
    for (const name of [`${leftOverPage}/index.html`, `papers/${leftOverPaper}`]) {
      if (!other.has(name)) throw new Error(`The first build has no ${name} to be withdrawn.`);
    }
    await rm(content, { recursive: true });
    await cp('content', content, { recursive: true });
    const warm = await build(dir, tell, 'over the older build');
    for (const name of ['public', 'hosts', '.cache']) {
      await rm(join(dir, name), { recursive: true, force: true });
    }
    const cold = await build(dir, tell, 'from nothing');
    if (keep) await cp(join(dir, 'public'), keep, { recursive: true, preserveTimestamps: true });
    return differences(warm, cold);
  });
}

import { join } from 'node:path';
import { changeWord } from '../build-twice/change-word';
import { runBuild, withCheckout } from '../checkouts';
import { inPairs, medians, type Row } from './pairs';

/** Milliseconds of a build from nothing, and of one over it after one word was changed. */
interface Builds {
  cold: number;
  warm: number;
}

/** Builds a checkout twice: of a commit, or of what stands here. */
function buildTwice(ref: string | undefined): Promise<Builds> {
  return withCheckout(ref, async ({ dir }) => {
    const cold = runBuild(dir);
    changeWord(join(dir, 'content'));
    return { cold, warm: runBuild(dir) };
  });
}

/** The time of a cold and a warm build. */
export async function buildRows(base: string, runs: number): Promise<Row[]> {
  const sides = { base, now: undefined };
  const all = await inPairs({ subjects: ['build'], runs, sides, visit: buildTwice });
  return all.flatMap(({ seen }): Row[] => [
    { group: 'Build', name: 'cold', unit: 'ms', ...medians(seen, ({ cold }) => cold) },
    {
      group: 'Build',
      name: 'warm, after one changed word',
      unit: 'ms',
      ...medians(seen, ({ warm }) => warm),
    },
  ]);
}

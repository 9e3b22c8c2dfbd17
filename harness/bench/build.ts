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
const buildTwice = (ref: string | undefined): Promise<Builds> =>
  withCheckout(ref, ({ dir }) => {
    const cold = runBuild(dir);
    changeWord(join(dir, 'content'));
    return { cold, warm: runBuild(dir) };
  });

/** The time of a cold and a warm build. */
export async function buildRows(base: string, runs: number): Promise<Row[]> {
  const sides = { base, now: undefined };
  const all = await inPairs({ subjects: ['build'], runs, sides, visit: buildTwice });
  return all.flatMap(({ seen }): Row[] => {
    const row = { group: 'Build', unit: 'ms' } as const;
    return [
      { ...row, name: 'cold', ...medians(seen, ({ cold }) => cold) },
      { ...row, name: 'warm, after one changed word', ...medians(seen, ({ warm }) => warm) },
    ];
  });
}

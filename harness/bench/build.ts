import { join } from 'node:path';
import { changeWord } from '../project-copy/change-word';
import { runBuild } from '../project-copy/commit';
import { inPairs, medians, type Pair, type Row } from './pairs';
import { withProjectCopy } from '../project-copy/project-copy';

/** Milliseconds of a build from nothing, and of one over it after one word was changed. */
interface Builds {
  cold: number;
  warm: number;
}

/** Builds a copy of a checkout twice. */
function buildTwice(root: string): Promise<Builds> {
  return withProjectCopy(root, async (dir) => {
    const cold = runBuild(dir);
    changeWord(join(dir, 'content'));
    return { cold, warm: runBuild(dir) };
  });
}

/** The time of a cold and a warm build. */
export async function buildRows(sides: Pair<string>, runs: number): Promise<Row[]> {
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

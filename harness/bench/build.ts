import { join } from 'node:path';
import type { Side } from '../review/base-side';
import { changeWord } from './change-word';
import { buildTimeGoal, memoryGoal } from './goals';
import { inPairs, type Pair } from './pairs';
import { withProjectCopy } from './project-copy';
import { median, type Row } from './row';
import { type Built, runBuild } from './run-build';

/** A build from nothing, and one over it after one word was changed. */
interface Builds {
  cold: Built;
  warm: Built;
}

/** Builds a copy of a checkout twice. */
function buildTwice(root: string): Promise<Builds> {
  return withProjectCopy(root, async (dir) => {
    const cold = await runBuild(dir);
    changeWord(join(dir, 'content'));
    return { cold, warm: await runBuild(dir) };
  });
}

/** Time and memory of a cold and a warm build, base and now in turn. */
export async function buildRows(
  sides: Pair<Side>,
  runs: number,
  tell: (line: string) => void,
): Promise<Row[]> {
  const pairs = await inPairs(runs, sides, async ({ dir, name }) => {
    const builds = await buildTwice(dir);
    tell(`built ${name}`);
    return builds;
  });
  const row = (name: string, kind: 'time' | 'bytes', pick: (builds: Builds) => number): Row => ({
    group: 'Build',
    name,
    kind,
    value: median(pairs.now.map(pick)),
    base: median(pairs.base.map(pick)),
    ...(kind === 'time' ? buildTimeGoal : memoryGoal),
  });
  return [
    row('cold, time', 'time', ({ cold }) => cold.ms),
    row('warm, after one changed word, time', 'time', ({ warm }) => warm.ms),
    row('cold, memory', 'bytes', ({ cold }) => cold.peak),
    row('warm, memory', 'bytes', ({ warm }) => warm.peak),
  ];
}

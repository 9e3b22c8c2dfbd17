import { showProgress } from '../../src/lib/terminal/progress';

/** The same thing of the base commit and of the present state. */
export interface Pair<T> {
  base: T;
  now: T;
}

/** One line of the table. */
export interface Row extends Pair<number> {
  /** The heading above it: 'Time in scripts'. */
  group: string;
  /** What was measured: '/News'. */
  name: string;
  /** Milliseconds, or a sum of layout shifts. */
  unit: 'ms' | 'shift';
  /** The most that is allowed now; absent where only the comparison tells. */
  limit?: number;
  /** What explains the value, such as the element that moved. */
  note?: string;
}

/** The middle value; of an even number the higher one of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The medians of a value on both sides. */
export const medians = <V>({ base, now }: Pair<V[]>, pick: (value: V) => number): Pair<number> => ({
  base: median(base.map(pick)),
  now: median(now.map(pick)),
});

/** How often two sides are visited, and how one is. */
interface Visits<Side, Subject, Value> {
  subjects: readonly Subject[];
  runs: number;
  sides: Pair<Side>;
  visit: (side: Side, subject: Subject) => Promise<Value>;
}

/**
 * Visits each subject, such as a page, `runs` times on both sides in turns: a machine that gets busier or
 * hotter meanwhile slows down both. Gives what was seen, subject by subject.
 */
export async function inPairs<Side, Subject, Value>({
  subjects,
  runs,
  sides,
  visit,
}: Visits<Side, Subject, Value>): Promise<{ subject: Subject; seen: Pair<Value[]> }[]> {
  const all: { subject: Subject; seen: Pair<Value[]> }[] = [];
  const progress = showProgress('pairs', subjects.length * runs);
  for (const subject of subjects) {
    const seen: Pair<Value[]> = { base: [], now: [] };
    for (let run = 0; run < runs; run += 1) {
      seen.base.push(await visit(sides.base, subject));
      seen.now.push(await visit(sides.now, subject));
      progress.step();
    }
    all.push({ subject, seen });
  }
  progress.end();
  return all;
}

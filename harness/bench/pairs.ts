import { showProgress } from '../../src/terminal/progress';
import type { BenchSite } from './bench-site';
import { median, type Row } from './row';

/** The same thing of the base commit and of the present state. */
export interface Pair<T> {
  base: T;
  now: T;
}

/** Both sites, served at the same time. */
export type Sites = Pair<BenchSite>;

/**
 * Visits base and now in turn, `runs` times each: a machine that gets busier or hotter meanwhile
 * slows down both.
 */
export async function inPairs<S, T>(
  runs: number,
  sides: Pair<S>,
  visit: (side: S) => Promise<T>,
): Promise<Pair<T[]>> {
  const values: Pair<T[]> = { base: [], now: [] };
  for (let run = 0; run < runs; run += 1) {
    values.base.push(await visit(sides.base));
    values.now.push(await visit(sides.now));
  }
  return values;
}

/** A value's medians of both, as a row names them. */
export const medians = <V>(pairs: Pair<V[]>, pick: (value: V) => number) => ({
  value: median(pairs.now.map(pick)),
  base: median(pairs.base.map(pick)),
});

/** The rows of one subject after the other, such as a page: each is visited in pairs, `runs` times. */
export async function rowsInPairs<Subject, V>(
  subjects: readonly Subject[],
  runs: number,
  sites: Pair<Pick<BenchSite, 'origin'>>,
  visit: (origin: string, subject: Subject) => Promise<V>,
  rowsOf: (subject: Subject, pairs: Pair<V[]>) => Row[] | Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  const progress = showProgress('visits', subjects.length * runs * 2);
  for (const subject of subjects) {
    const pairs = await inPairs(runs, sites, async ({ origin }) => {
      const seen = await visit(origin, subject);
      progress.step();
      return seen;
    });
    rows.push(...(await rowsOf(subject, pairs)));
  }
  progress.end();
  return rows;
}

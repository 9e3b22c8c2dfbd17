import type { BenchSite } from './bench-site';

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

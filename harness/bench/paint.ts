import type { Browser } from '@playwright/test';
import { paintGoals } from './goals';
import { inPairs, type Sites } from './pairs';
import { median, type Row } from './row';
import { type LivePath, livePaths } from './trace/live-pages';
import { traceVisit } from './trace/trace-visit';

/** The pages whose largest paint is measured. */
export const paintedPaths = livePaths.filter((path) => path in paintGoals);

/** One page with its scripts and without: when its largest text or picture was painted, in ms. */
interface Paints {
  live: number;
  still: number;
  largest: string;
}

async function paintsOf(browser: Browser, origin: string, path: LivePath): Promise<Paints> {
  const live = await traceVisit(browser, origin, path, { scripts: true, network: 'slow' });
  const still = await traceVisit(browser, origin, path, { scripts: false, network: 'slow' });
  return { live: live.largestPaint, still: still.largestPaint, largest: live.largest };
}

const middles = (paints: readonly Paints[]) => {
  const live = median(paints.map((one) => one.live));
  const still = median(paints.map((one) => one.still));
  return { live, still, times: live / still };
};

/** When the largest text or picture is painted on slow 4G, and how that is without scripts. */
export async function paintRows(
  browser: Browser,
  sites: Sites,
  paths: readonly LivePath[],
  runs: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  const group = 'Largest paint, slow 4G, processor four times slower';
  for (const path of paths) {
    const pairs = await inPairs(runs, sites, ({ origin }) => paintsOf(browser, origin, path));
    const now = middles(pairs.now);
    const base = middles(pairs.base);
    const note = pairs.now[0]?.largest ?? '';
    const name = `${path}, times its page without scripts`;
    rows.push(
      { group, name, kind: 'ratio', value: now.times, base: base.times, ...paintGoals[path], note },
      { group, name: path, kind: 'time', value: now.live, base: base.live, note },
      {
        group,
        name: `${path} without scripts`,
        kind: 'time',
        value: now.still,
        base: base.still,
      },
    );
  }
  return rows;
}

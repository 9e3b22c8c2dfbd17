import type { Browser } from '@playwright/test';
import { paintGoals } from './goals';
import { medians, rowsInPairs, type Sites } from './pairs';
import type { Row } from './row';
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

/** When the largest text or picture is painted on slow 4G, and how that is without scripts. */
export function paintRows(
  browser: Browser,
  sites: Sites,
  paths: readonly LivePath[],
  runs: number,
): Promise<Row[]> {
  const group = 'Largest paint, slow 4G, processor four times slower';
  const visit = (origin: string, path: LivePath) => paintsOf(browser, origin, path);
  return rowsInPairs(paths, runs, sites, visit, (path, pairs) => {
    const live = medians(pairs, (paints) => paints.live);
    const still = medians(pairs, (paints) => paints.still);
    const times = { value: live.value / still.value, base: live.base / still.base };
    const note = pairs.now[0]?.largest ?? '';
    const name = `${path}, times its page without scripts`;
    return [
      { group, name, kind: 'ratio', ...times, ...paintGoals[path], note },
      { group, name: path, kind: 'time', ...live, note },
      { group, name: `${path} without scripts`, kind: 'time', ...still },
    ];
  });
}

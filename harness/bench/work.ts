import type { Browser } from '@playwright/test';
import { blockingGoal, scriptTimeGoal } from './goals';
import { inPairs, type Sites } from './pairs';
import { median, type Row } from './row';
import type { LivePath } from './trace/live-pages';
import { traceVisit } from './trace/trace-visit';
import { blockingTime, scriptTime } from './trace/work-of';

interface Work {
  scripts: number;
  blocking: number;
}

/** The scripts' time and the blocking time of one page, base and now in turn. */
async function pageRows(browser: Browser, sites: Sites, path: LivePath, runs: number) {
  const pairs = await inPairs(runs, sites, async ({ origin }): Promise<Work> => {
    const trace = await traceVisit(browser, origin, path, { scripts: true, network: 'fast' });
    return { scripts: scriptTime(trace), blocking: blockingTime(trace) };
  });
  const row = (pick: (work: Work) => number): Pick<Row, 'name' | 'kind' | 'value' | 'base'> => ({
    name: path,
    kind: 'time',
    value: median(pairs.now.map(pick)),
    base: median(pairs.base.map(pick)),
  });
  return {
    scripts: row(({ scripts }) => scripts),
    blocking: row(({ blocking }) => blocking),
  };
}

/** How long a processor four times slower runs scripts until a page is idle, and blocks presses. */
export async function workRows(
  browser: Browser,
  sites: Sites,
  paths: readonly LivePath[],
  runs: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of paths) {
    const { scripts, blocking } = await pageRows(browser, sites, path, runs);
    rows.push({
      group: 'Time in scripts, processor four times slower',
      ...scripts,
      ...scriptTimeGoal,
    });
    rows.push({
      group: 'Blocking time, processor four times slower',
      ...blocking,
      ...blockingGoal,
    });
  }
  return rows;
}

import type { Browser } from '@playwright/test';
import { blockingGoal, scriptTimeGoal } from './goals';
import { medians, rowsInPairs, type Sites } from './pairs';
import type { Row } from './row';
import type { LivePath } from './trace/live-pages';
import { traceVisit } from './trace/trace-visit';
import { blockingTime, scriptTime } from './trace/work-of';

interface Work {
  scripts: number;
  blocking: number;
}

/** The scripts' time and the blocking time of one visit. */
async function workOf(browser: Browser, origin: string, path: LivePath): Promise<Work> {
  const trace = await traceVisit(browser, origin, path, { scripts: true, network: 'fast' });
  return { scripts: scriptTime(trace), blocking: blockingTime(trace) };
}

/** How long a processor four times slower runs scripts until a page is idle, and blocks presses. */
export function workRows(
  browser: Browser,
  sites: Sites,
  paths: readonly LivePath[],
  runs: number,
): Promise<Row[]> {
  const visit = (origin: string, path: LivePath) => workOf(browser, origin, path);
  return rowsInPairs(paths, runs, sites, visit, (path, pairs) => [
    {
      group: 'Time in scripts, processor four times slower',
      name: path,
      kind: 'time',
      ...medians(pairs, ({ scripts }) => scripts),
      ...scriptTimeGoal,
    },
    {
      group: 'Blocking time, processor four times slower',
      name: path,
      kind: 'time',
      ...medians(pairs, ({ blocking }) => blocking),
      ...blockingGoal,
    },
  ]);
}

import type { Browser } from '@playwright/test';
import { showProgress } from '../../src/lib/terminal/progress';
import type { SiteRoute } from '../shots/site-routes';
import type { Pair, Row } from './pairs';
import { shiftWidths, visitShifts } from './shift';
import { type Moved, shiftSum } from './shift-watch';

/** The element that moved most, and where from and to. */
function mostMoved(moved: readonly Moved[]): string {
  const [most] = [...moved].sort((a, b) => b.value - a.value);
  if (!most) return '';
  return `${most.element} "${most.words}" ${most.from.join('+')} → ${most.to.join('+')}`;
}

/** The sum of layout shifts of each page in each window, where styles, fonts and answers come late. */
export async function shiftRows(
  browser: Browser,
  { base, now }: Pair<string>,
  routes: readonly SiteRoute[],
): Promise<Row[]> {
  const visits = routes.flatMap((route) => shiftWidths.map((width) => ({ route, width })));
  const progress = showProgress('visits', visits.length);
  const rows: Row[] = [];
  for (const { route, width } of visits) {
    // Shifts do not depend on the time that things take, so that two windows may be open at once.
    const [before, after] = await Promise.all(
      [base, now].map((origin) => visitShifts(browser, origin, { route, width, service: 'slow' })),
    );
    progress.step();
    rows.push({
      group: 'Layout shift',
      name: `${route.path} at ${width} px`,
      unit: 'shift',
      base: shiftSum(before ?? []),
      now: shiftSum(after ?? []),
      // Nothing moves: with three digits, as shifts are written, this is still 0.000.
      limit: 0.0004,
      note: mostMoved(after ?? []),
    });
  }
  progress.end();
  return rows;
}

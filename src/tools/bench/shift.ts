import type { Browser } from '@playwright/test';
import { EXAMPLE_NOW } from '../../dates/example-today';
import type { SiteRoute } from '../shots/site-routes';
import type { Row } from './row';
import { type Moved, scrollToEnd, shiftSum, shiftsOf, watchShifts } from './shift-watch';

/** The windows in which nothing may move. */
export const shiftWidths = [320, 412, 1280] as const;

/** How long the slow content service takes for an answer, and late styles and fonts take, in ms. */
const slowMs = 1500;
const lateMs = 500;

/** One page in one window; on a slow network the content service, styles and fonts come late. */
export interface ShiftVisit {
  route: SiteRoute;
  width: number;
  slow: boolean;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Opens a page, scrolls to its end, waits for what came late, and gives what has moved. */
export async function visitShifts(
  browser: Browser,
  origin: string,
  { route, width, slow }: ShiftVisit,
): Promise<Moved[]> {
  const height = width < 600 ? 740 : 900;
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 600 });
  try {
    await context.clock.setFixedTime(new Date(EXAMPLE_NOW));
    await watchShifts(context);
    const page = await context.newPage();
    if (slow) {
      await page.route(/\/api\/|\.css$|\.woff2$/, async (call) => {
        await pause(call.request().url().includes('/api/') ? slowMs : lateMs);
        // A page that was closed meanwhile no longer waits for it.
        await call.continue().catch(() => undefined);
      });
    }
    await page.goto(origin + route.visit, { waitUntil: slow ? 'load' : 'networkidle' });
    // While a slow answer is under way the reader scrolls already; the fast page is complete.
    await scrollToEnd(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(slow ? slowMs + 300 : 300);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForTimeout(150);
    return await shiftsOf(page);
  } finally {
    await context.close();
  }
}

/** The value of one visit, with the element that moved most. */
export function shiftRow({ route, width, slow }: ShiftVisit, moved: readonly Moved[]): Row {
  const most = [...moved].sort((a, b) => b.value - a.value)[0];
  return {
    group: 'Layout shift',
    name: `${route.path} at ${width} px, ${slow ? 'slow' : 'fast'} service`,
    kind: 'shift',
    value: shiftSum(moved),
    limit: 0.0005,
    ...(most
      ? { note: `${most.element} "${most.words}" ${most.from.join('+')} → ${most.to.join('+')}` }
      : {}),
  };
}

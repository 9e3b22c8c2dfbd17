import type { Browser, Page } from '@playwright/test';
import { EXAMPLE_NOW } from '../../src/dates/example-today';
import { watchNetwork } from '../shots/network';
import type { SiteRoute } from '../shots/site-routes';
import { shiftGoal } from './goals';
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

/** Holds back what comes late on a slow network; gives whether the content service was asked. */
export async function makeSlow(page: Page): Promise<() => boolean> {
  let asked = false;
  await page.route(/\/api\/|\.css$|\.woff2$/, async (call) => {
    const service = call.request().url().includes('/api/');
    asked ||= service;
    await pause(service ? slowMs : lateMs);
    // A page that was closed meanwhile no longer waits for it.
    await call.continue().catch(() => undefined);
  });
  return () => asked;
}

/** Opens a page, scrolls to its end, waits for what came late, and gives what has moved. */
export async function visitShifts(
  browser: Browser,
  origin: string,
  { route, width, slow }: ShiftVisit,
  meanwhile: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<Moved[]> {
  const height = width < 600 ? 740 : 900;
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 600 });
  try {
    await context.clock.setFixedTime(new Date(EXAMPLE_NOW));
    await watchShifts(context);
    const page = await context.newPage();
    const network = watchNetwork(page);
    const asked = slow ? await makeSlow(page) : () => false;
    await page.goto(origin + route.visit, { waitUntil: 'load' });
    // On a slow network the reader scrolls already while answers are under way.
    if (!slow) await network.quiet();
    await meanwhile(page);
    await scrollToEnd(page);
    // Scrolling brings more parts near, and those may ask for more.
    await network.quiet(asked() ? 400 : 150);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await network.quiet();
    return await shiftsOf(page);
  } finally {
    await context.close();
  }
}

/**
 * Pushes a page down on purpose and throws when that is not seen: all other zeros would mean
 * nothing.
 */
export async function proveShiftsAreSeen(
  browser: Browser,
  origin: string,
  route: SiteRoute,
): Promise<void> {
  const moved = await visitShifts(browser, origin, { route, width: 412, slow: false }, (page) =>
    page.evaluate(() => {
      const block = document.createElement('div');
      block.textContent = 'Pushed';
      block.setAttribute('class', 'pushed');
      for (let line = 0; line < 10; line += 1) block.append(document.createElement('hr'), 'down');
      document.body.prepend(block);
    }),
  );
  if (shiftSum(moved) === 0) throw new Error('This browser does not tell of layout shifts.');
}

/** The value of one visit, with the element that moved most. */
export function shiftRow({ route, width, slow }: ShiftVisit, moved: readonly Moved[]): Row {
  const most = [...moved].sort((a, b) => b.value - a.value)[0];
  return {
    group: 'Layout shift',
    name: `${route.path} at ${width} px, ${slow ? 'slow' : 'fast'} service`,
    kind: 'shift',
    value: shiftSum(moved),
    ...shiftGoal,
    ...(most
      ? { note: `${most.element} "${most.words}" ${most.from.join('+')} → ${most.to.join('+')}` }
      : {}),
  };
}

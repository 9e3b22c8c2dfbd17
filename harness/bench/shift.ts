import type { Browser, Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { EXAMPLE_NOW } from '../../src/lib/dates/example-today';
import { watchNetwork } from '../shots/network';
import type { SiteRoute } from '../shots/site-routes';
import { type Moved, scrollToEnd, shiftsOf, watchShifts } from './shift-watch';

/** The windows in which nothing may move. */
export const shiftWidths = [320, 412, 1280] as const;

/** How long a slow content service takes for an answer, and late styles take, in ms. */
const slowMs = 1500;
const lateMs = 500;

/**
 * When the content service answers; on a slow network styles and fonts come late too. The reader waits for
 * slow answers and scrolls then; those that are too slow come at the end of the page.
 */
type ServiceSpeed = 'fast' | 'slow' | 'too slow';

/** One page in one window. */
interface ShiftVisit {
  route: SiteRoute;
  width: number;
  service: ServiceSpeed;
}

/**
 * Holds back what comes late on a slow network, each of the content service's answers by `answer`. Pictures of a
 * built page are a part of it, for which its load event waits.
 */
export async function makeSlow(
  page: Page,
  answer: () => Promise<unknown> = () => pause(slowMs),
): Promise<void> {
  await page.route(/\/api\/(?!image)|\.css$|\.woff2$/, async (call) => {
    const url = call.request().url();
    await (url.includes('/api/') ? answer() : pause(lateMs));
    // A page that was closed meanwhile no longer waits for it.
    await call.continue().catch(() => undefined);
  });
}

/** Opens a page, scrolls to its end, waits for what came late, and gives what has moved. */
export async function visitShifts(
  browser: Browser,
  origin: string,
  { route, width, service }: ShiftVisit,
  meanwhile: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<Moved[]> {
  const height = width < 600 ? 740 : 900;
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 600 });
  try {
    await context.clock.setFixedTime(new Date(EXAMPLE_NOW));
    await watchShifts(context);
    const page = await context.newPage();
    const network = watchNetwork(page);
    // A reader who scrolled in the very frame in which a list comes would be counted as a shift.
    let answer: () => void = () => undefined;
    const scrolled = new Promise<void>((done) => (answer = done));
    if (service === 'slow') await makeSlow(page);
    if (service === 'too slow') await makeSlow(page, () => scrolled);
    await page.goto(origin + route.visit, { waitUntil: 'load' });
    if (service !== 'too slow') await network.quiet();
    await meanwhile(page);
    await scrollToEnd(page);
    answer();
    // Scrolling brings more parts near, and those may ask for more.
    await network.quiet(service === 'fast' ? 150 : 400);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await network.quiet();
    return await shiftsOf(page);
  } finally {
    await context.close();
  }
}

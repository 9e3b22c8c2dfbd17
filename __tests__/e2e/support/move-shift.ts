import type { Browser } from '@playwright/test';
import { EXAMPLE_NOW } from '../../../src/lib/dates/example-today';
import { watchNetwork } from '../../../harness/shots/network';
import { withoutNotice } from '../../../harness/shots/without-notice';
import { makeSlow } from '../../../harness/bench/shift';
import { type Moved, scrollToEnd, shiftsOf, watchShifts } from '../../../harness/bench/shift-watch';

/** A way from one page to another by a link that stands in it. */
interface Move {
  from: string;
  to: string;
}

/** What a visitor sees on the page that a link of this site has led to. */
interface SeenMove {
  moved: Moved[];
  /** In how many frames text of the page stood there, and its heading did not. */
  framesWithoutHeading: number;
}

const slowdown = 4;

/** Runs in every page, as text: compilers wrap functions in helpers that the page does not have. */
const noteHeadings = `{
  globalThis.framesWithoutHeading = 0;
  const look = () => {
    const main = document.querySelector('main');
    const heading = document.querySelector('h1');
    if (main?.querySelector('p, table, form, section') && !heading?.textContent.trim()) {
      globalThis.framesWithoutHeading += 1;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

/**
 * Follows a link within the site where the processor is four times slower, styles and fonts come late, and
 * the content service answers a reader who is at the end of the page, and looks at the page that it leads to.
 * `spoil` runs in that page.
 */
export async function seeMove(
  browser: Browser,
  origin: string,
  { from, to }: Move,
  width: number,
  spoil?: () => void,
): Promise<SeenMove> {
  const viewport = { width, height: width < 600 ? 740 : 900 };
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    await context.clock.setFixedTime(new Date(EXAMPLE_NOW));
    await watchShifts(context);
    await context.addInitScript(noteHeadings);
    const page = await context.newPage();
    const network = watchNetwork(page);
    await withoutNotice(page);
    await page.goto(origin + from, { waitUntil: 'load' });
    await network.quiet();
    const link = page.locator(`main a[href="${to}"]:visible`).first();
    // In one step: a live part may still draw its link anew.
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await network.quiet();
    // A reader who scrolled in the very frame in which a reply comes would be counted as a shift.
    let answer: () => void = () => undefined;
    const scrolled = new Promise<void>((done) => (answer = done));
    await makeSlow(page, () => scrolled);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (spoil) await context.addInitScript(spoil);
    await Promise.all([page.waitForURL(origin + to, { waitUntil: 'load' }), link.click()]);
    // What comes above a reader who scrolls already moves nothing that is seen.
    await page.waitForFunction(() => document.querySelector('h1')?.textContent.trim());
    await scrollToEnd(page);
    answer();
    await network.quiet(400);
    const framesWithoutHeading = await page.evaluate(
      () => (globalThis as unknown as { framesWithoutHeading: number }).framesWithoutHeading,
    );
    return { moved: await shiftsOf(page), framesWithoutHeading };
  } finally {
    await context.close();
  }
}

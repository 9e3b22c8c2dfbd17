import type { Browser, Page } from '@playwright/test';
import { EXAMPLE_NOW } from '../../src/dates/example-today';
import { slowDown, watchEvents, worstAnswer } from './event-times';
import { median, type Row } from './row';

/** The first press on a page, and what has to stand there afterwards. */
interface Tap {
  name: string;
  path: string;
  /** What is pressed. */
  target: string;
  /** What is open when the press was answered. */
  opened: string;
}

const taps: Tap[] = [
  {
    name: 'menu',
    path: '/AboutUs',
    target: '[data-drawer] > summary',
    opened: '[data-drawer][open]',
  },
  {
    name: 'accordion',
    path: '/Discipline',
    target: 'main details:not([open]) > summary',
    opened: 'main details[open]',
  },
  {
    name: 'dialog',
    path: '/ErpSoftware',
    target: 'main button[aria-haspopup="dialog"]',
    opened: 'dialog:popover-open, dialog[open]',
  },
];

/** How long a tapping finger stays down, in ms. */
const fingerMs = 80;

const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };

/** A finger rests on the glass for a moment, in which scripts may begin to run. */
async function tapAsFinger(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x, y }] : [],
    });
  await touch('touchStart');
  await page.waitForTimeout(fingerMs);
  await touch('touchEnd');
}

/** Opens a page on a slow phone and taps once, before anything else has happened on it. */
async function tapOnce(page: Page, origin: string, { path, target, opened }: Tap): Promise<number> {
  await page.goto(origin + path, { waitUntil: 'load' });
  await slowDown(page);
  // Without scrolling: that would be the first move, and scripts would come before the tap.
  const place = await page.locator(target).first().boundingBox();
  if (!place) throw new Error(`${path} has no ${target}`);
  await page.setViewportSize({ ...phone.viewport, height: Math.ceil(place.y + place.height + 40) });
  await tapAsFinger(page, place.x + place.width / 2, place.y + place.height / 2);
  await page.locator(opened).first().waitFor({ state: 'visible' });
  return worstAnswer(page);
}

/** How soon the first tap on a page is answered, in ms, at a processor four times slower. */
export async function tapRows(browser: Browser, origin: string, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const tap of taps) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext(phone);
      await context.clock.setFixedTime(new Date(EXAMPLE_NOW));
      await watchEvents(context);
      times.push(await tapOnce(await context.newPage(), origin, tap));
      await context.close();
    }
    rows.push({
      group: 'First tap, processor four times slower',
      name: `${tap.name} of ${tap.path}`,
      kind: 'time',
      value: median(times),
      limit: 100,
    });
  }
  return rows;
}

import { idleCallback, untilIdle } from '../idle';
import { until } from '../until';
import type { Send } from './cdp-pipe';
import { type Headings, moveTime, readHeadings } from './heading-times';
import { type Place, reachLink } from './link-place';
import { withPipe } from './open-pipe';
import { openTab, type Tab } from './tab';

/** A way from one page to another by a link that stands in it. */
export interface Move {
  from: string;
  to: string;
}

/** How long one move took, in ms. */
export interface Moved {
  ms: number;
  /** Whether the page had been prerendered. */
  prerendered: boolean;
}

const mostMs = 30_000;
/** How long a browser is given to prerender a page on slow 4G, and how long a finger stays down. */
const prerenderMs = 15_000;
const fingerMs = 80;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What comes late, such as a notice over the page, is there then. */
const idle = (tab: Tab) =>
  untilIdle(tab.requests, () =>
    tab.page('Runtime.evaluate', { expression: idleCallback, awaitPromise: true }),
  );

/** What ends a press may take the page away before it can answer. */
const answered = (reply: Promise<unknown>) => reply.catch(() => undefined);

async function tap(send: Send, point: Place): Promise<void> {
  await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await pause(fingerMs);
  await answered(send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }));
}

/** Rests on a link until its page is prerendered and loaded, or will not be, then presses it. */
async function hoverThenPress(tab: Tab, to: string, rest: Place): Promise<void> {
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', { x, y }: Place) =>
    tab.page('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  await mouse('mouseMoved', rest);
  await until(() => tab.prerendered(to) || undefined, prerenderMs);
  // A browser calls a page prerendered as soon as its document has come.
  await until(async () => {
    const states = await tab.evaluate('document.readyState');
    return states.every((state) => state === 'complete') || undefined;
  }, prerenderMs);
  // The front page's notices open by themselves, over the link, while the mouse rests.
  const { x, y } = await reachLink(tab, to);
  await mouse('mousePressed', { x, y });
  await pause(fingerMs);
  await answered(mouse('mouseReleased', { x, y }));
}

async function heading(tab: Tab): Promise<string> {
  const [words] = await tab.evaluate(`document.querySelector('h1')?.textContent`);
  return typeof words === 'string' ? words : '';
}

async function moveIn(tab: Tab, origin: string, move: Move, hover: boolean): Promise<Moved> {
  await tab.page('Page.navigate', { url: origin + move.from });
  await idle(tab);
  // Coming near a link is a move too; what the page loads then is loaded before the press.
  await reachLink(tab, move.to);
  await idle(tab);
  const { x, y } = await reachLink(tab, move.to);
  const before = await heading(tab);
  await (hover ? hoverThenPress(tab, move.to, { x, y }) : tap(tab.page, { x, y }));
  const moved = await until(async () => {
    const pages = await tab.evaluate(readHeadings);
    return pages
      .map((json) => JSON.parse(String(json)) as Headings)
      .flatMap((page) => {
        const ms = moveTime(page, move.to, before);
        return ms === undefined ? [] : [{ ms, prerendered: page.prerendered }];
      })[0];
  }, mostMs);
  if (!moved) throw new Error(`The link from ${move.from} to ${move.to} did not lead there.`);
  return moved;
}

/**
 * Opens a page on a slow phone, presses a link in it, and measures until the next one's heading. On a
 * busy machine one visit in many fails; two in a row are a fault.
 */
export async function measureMove(origin: string, move: Move, hover: boolean): Promise<Moved> {
  const visit = () =>
    withPipe(async (pipe) => moveIn(await openTab(pipe, hover), origin, move, hover));
  return visit().catch(visit);
}

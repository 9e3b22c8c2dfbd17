import type { Browser, CDPSession, Page } from '@playwright/test';
import { slowDown } from '../event-times';
import { frozenDate } from '../frozen-date';
import { followRequests, idleCallback, untilIdle } from '../idle';
import { phoneScreen, slow4g } from '../slow-phone';
import { livePages, type LivePath } from './live-pages';
import { type PageTrace, readTrace } from './read-trace';

/** How a page is visited while the browser writes down what it does. */
export interface TraceOptions {
  /** Whether the page's scripts may run. */
  scripts: boolean;
  /** Whether it comes by slow 4G, or as fast as it can. */
  network: 'slow' | 'fast';
}

/** What the browser writes down: tasks, scripts and paints. More would slow it down. */
const categories = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'blink.user_timing',
  'v8.execute',
];

const loadMs = 60_000;

/** Evaluates in the page itself: Playwright's way would load scripts of its own into it. */
async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  const reply = await session.send('Runtime.evaluate', { expression, awaitPromise: true });
  return reply.result.value;
}

/** Throws when the page has not drawn what it was visited for. */
async function proveDrawn(session: CDPSession, path: LivePath): Promise<void> {
  const words = JSON.stringify(livePages[path]);
  const drawn = await evaluate(session, `document.body.textContent.includes(${words})`);
  if (drawn !== true) throw new Error(`${path} shows no ${words} though it is idle.`);
}

async function openUntilIdle(
  page: Page,
  session: CDPSession,
  origin: string,
  path: LivePath,
  scripts: boolean,
): Promise<void> {
  const requests = followRequests();
  page.on('request', requests.begun);
  page.on('requestfinished', requests.ended);
  page.on('requestfailed', requests.ended);
  await page.goto(origin + path, { waitUntil: 'load', timeout: loadMs });
  await untilIdle(requests, async () => scripts && evaluate(session, idleCallback));
  if (scripts) await proveDrawn(session, path);
}

async function visitOnce(
  browser: Browser,
  origin: string,
  path: LivePath,
  { scripts, network }: TraceOptions,
): Promise<PageTrace> {
  const context = await browser.newContext({ ...phoneScreen, javaScriptEnabled: scripts });
  try {
    await context.addInitScript(frozenDate);
    const page = await context.newPage();
    await slowDown(page);
    const session = await context.newCDPSession(page);
    if (network === 'slow') await session.send('Network.emulateNetworkConditions', slow4g);
    await browser.startTracing(page, { categories });
    const opened = openUntilIdle(page, session, origin, path, scripts);
    // The browser goes on writing until it is told to stop, also when the page did not open.
    await opened.catch(() => undefined);
    const trace = await browser.stopTracing();
    await opened;
    return readTrace(trace.toString(), origin + path);
  } finally {
    await context.close();
  }
}

/**
 * Visits a page on a phone with a processor four times slower, for the first time and until it is
 * idle. A trace of a busy machine now and then lacks its beginning; two in a row are a fault.
 */
export async function traceVisit(
  browser: Browser,
  origin: string,
  path: LivePath,
  options: TraceOptions,
): Promise<PageTrace> {
  const visit = () => visitOnce(browser, origin, path, options);
  return visit().catch(visit);
}

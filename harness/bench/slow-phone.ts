import type { Browser, CDPSession, Page } from '@playwright/test';
import { EXAMPLE_NOW } from '../../src/lib/dates/example-today';

/** How much slower than this machine's the processor of the measured phone is. */
const slowerBy = 4;

/** The screen of Lighthouse's mobile runs. */
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const bytesPerKilobit = 1024 / 8;

/**
 * Slow 4G: 150 ms of round trip, 1.6 Mbit/s down and 750 kbit/s up. DevTools delays each request
 * once, not each round trip, and counts no headers of packets; the factors 3.75 and 0.9 with which
 * Lighthouse makes up for that are from
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: Math.floor(1.6 * 1024 * 0.9 * bytesPerKilobit),
  uploadThroughput: Math.floor(750 * 0.9 * bytesPerKilobit),
};

/**
 * Holds the pages' date at the examples' time and leaves all timers alone. Playwright's clock replaces
 * the timers too, and its own code would count as the page's.
 */
const frozenDate = `{
  const Real = Date;
  const now = ${Date.parse(EXAMPLE_NOW)};
  globalThis.Date = class Date extends Real {
    constructor(...parts) {
      if (parts.length > 0) super(...parts);
      else super(now);
    }
    static now() {
      return now;
    }
  };
}`;

/** Opens an empty page on a slow phone on slow 4G, and hands it over; `script` runs first in its pages. */
export async function withSlowPhone<T>(
  browser: Browser,
  script: string,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(screen);
  try {
    await context.addInitScript(frozenDate + script);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
    await session.send('Network.emulateNetworkConditions', slow4g);
    return await work(page, session);
  } finally {
    await context.close();
  }
}

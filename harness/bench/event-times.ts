import type { BrowserContext, Page } from '@playwright/test';

/** The library of types does not know the number of an interaction yet. */
interface Interaction extends PerformanceEntry {
  interactionId: number;
}

interface Timed {
  eventTimes: number[];
}

/** How much slower than this machine's the processor of the measured phone is. */
export const slowerBy = 4;

/** Notes how long each press and key takes from the finger to the next picture, in ms. */
export async function watchEvents(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const eventTimes: number[] = [];
    Object.assign(window, { eventTimes });
    // Entries below 16 ms are not told; such an answer stands within the frame it was asked in.
    const options = { type: 'event', buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Interaction[]) {
        if (entry.interactionId) eventTimes.push(entry.duration);
      }
    }).observe(options);
  });
}

/** Makes a page's processor slower from now on. */
export async function slowDown(page: Page, rate = slowerBy): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The longest of the answers since the last call, in ms; 16 when all were too quick to be told. */
export async function worstAnswer(page: Page): Promise<number> {
  // The browser tells an event's time after the frame that answered it.
  await page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done()))),
  );
  const times = await page.evaluate(() => (window as unknown as Timed).eventTimes.splice(0));
  return Math.max(16, ...times);
}

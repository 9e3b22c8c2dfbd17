import type { BrowserContext } from '@playwright/test';
import { showProgress } from '../../src/lib/terminal/progress';
import { openBrowser, openWindow } from './browser';

/** How a pool of workers is set up. */
export interface PoolOptions {
  /** How many work at a time. */
  workers?: number;
  /** Whether pages may have service workers. */
  serviceWorkers: 'allow' | 'block';
  /** After how many items a worker gets a new browser: a window's memory grows with all it has shown. */
  renewAfter?: number;
  /** What the items are called where their progress is told, such as `stories`. */
  what?: string;
}

/**
 * Works through the items, some at a time, each in a browser of its own (windows of one
 * browser wait for each other's frames, now and then for ever). `open` prepares what a worker needs
 * for all its items, and again for a new browser when `work` asks to `renew` one that hangs. The
 * first failure ends the whole.
 */
export async function eachIn<T, W>(
  items: readonly T[],
  open: (context: BrowserContext) => Promise<W>,
  work: (item: T, worker: W, renew: () => Promise<W>) => Promise<void>,
  { workers = 2, serviceWorkers, renewAfter = Infinity, what }: PoolOptions,
): Promise<void> {
  const left = [...items];
  const progress = what === undefined ? undefined : showProgress(what, items.length);
  const run = async () => {
    let browser = await openBrowser();
    try {
      let worker = await open(await openWindow(browser, serviceWorkers));
      let done = 0;
      const renew = async () => {
        // One that hangs may never have closed; it ends with this process.
        browser.close().catch(() => undefined);
        browser = await openBrowser();
        worker = await open(await openWindow(browser, serviceWorkers));
        done = 0;
        return worker;
      };
      for (let item = left.shift(); item !== undefined; item = left.shift()) {
        if (done >= renewAfter) await renew();
        await work(item, worker, renew);
        done += 1;
        progress?.step();
      }
    } finally {
      left.length = 0;
      await browser.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, items.length) }, run));
  progress?.end();
}

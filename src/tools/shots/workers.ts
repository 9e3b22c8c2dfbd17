import type { BrowserContext } from '@playwright/test';
import { openBrowser, openWindow } from './browser';

/** How a crowd of workers is set up. */
export interface Crew {
  /** How many work at a time. */
  workers?: number;
  /** Whether pages may have service workers. */
  serviceWorkers: 'allow' | 'block';
}

/**
 * Works through the items, some at a time, each in a browser of its own (windows of one
 * browser wait for each other's frames, now and then for ever). `open` prepares what a worker needs
 * for all its items. The first failure ends the whole.
 */
export async function eachIn<T, W>(
  items: readonly T[],
  open: (context: BrowserContext) => Promise<W>,
  work: (item: T, worker: W) => Promise<void>,
  { workers = 2, serviceWorkers }: Crew,
): Promise<void> {
  const left = [...items];
  const run = async () => {
    const browser = await openBrowser();
    try {
      const worker = await open(await openWindow(browser, serviceWorkers));
      for (let item = left.shift(); item !== undefined; item = left.shift()) {
        await work(item, worker);
      }
    } finally {
      left.length = 0;
      await browser.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, items.length) }, run));
}

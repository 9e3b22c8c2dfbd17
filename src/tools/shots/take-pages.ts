import type { BrowserContext, Page } from '@playwright/test';
import { openBrowser, openWindow, type Mode } from './browser';
import { watchNetwork } from './network';
import { scrollThrough, settle, stillCss } from './settle';
import type { SiteRoute } from './site-routes';

/** One page of the site to be seen at one width, in some modes. */
export interface Sight {
  route: SiteRoute;
  width: number;
  modes: readonly Mode[];
}

/** How tall a window is: a phone's, or a screen's. */
const windowHeight = (width: number) => (width < 600 ? 740 : 900);

/** The notice that opens by itself would cover the page. */
async function openWithoutNotice(context: BrowserContext, width: number): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: windowHeight(width) });
  await page.route('**/api/notification/*', (call) => call.fulfill({ json: [] }));
  return page;
}

/** Opens a page of the site and hands it over once for each mode, complete and still. */
export async function seePage(
  context: BrowserContext,
  origin: string,
  { route, width, modes }: Sight,
  look: (page: Page, mode: Mode) => Promise<void>,
): Promise<void> {
  const page = await openWithoutNotice(context, width);
  try {
    const network = watchNetwork(page);
    await page.goto(origin + route.visit, { waitUntil: 'load' });
    await page.addStyleTag({ content: stillCss });
    // What comes into sight may ask for more, and that may push more into sight.
    for (let times = 0; times < 2; times += 1) {
      await scrollThrough(page);
      await network.quiet();
    }
    for (const mode of modes) {
      await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
      await settle(page);
      await network.quiet();
      await settle(page);
      await look(page, mode);
    }
  } finally {
    await page.close();
  }
}

/**
 * Works through the items, `workers` at a time, each in a browser of its own: windows of one
 * browser wait for each other's frames, now and then for ever.
 */
export async function eachIn<T>(
  items: readonly T[],
  work: (item: T, context: BrowserContext) => Promise<void>,
  workers = 2,
): Promise<void> {
  const left = [...items];
  const worker = async () => {
    const browser = await openBrowser();
    try {
      const context = await openWindow(browser);
      for (let item = left.shift(); item !== undefined; item = left.shift()) {
        await work(item, context);
      }
    } finally {
      // Whatever ended this worker ends the other one too.
      left.length = 0;
      await browser.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, items.length) }, worker));
}

import type { BrowserContext, Page } from '@playwright/test';
import { useFonts } from '../visual/in-page';
import type { Mode } from './browser';
import { watchNetwork } from './network';
import { scrollThrough, settle, stillCss } from './settle';
import type { SiteRoute } from './site-routes';
import { withoutNotice } from './without-notice';

/** One page of the site to be seen at one width, in some modes. */
export interface PageShot {
  route: SiteRoute;
  width: number;
  modes: readonly Mode[];
}

/** How tall a window is: a phone's, or a screen's. */
const windowHeight = (width: number) => (width < 600 ? 740 : 900);

/** Opens a page of the site and hands it over once for each mode, complete and still. */
export async function seePage(
  context: BrowserContext,
  origin: string,
  { route, width, modes }: PageShot,
  look: (page: Page, mode: Mode) => Promise<void>,
): Promise<void> {
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width, height: windowHeight(width) });
    await withoutNotice(page);
    const network = watchNetwork(page);
    await page.goto(origin + route.visit, { waitUntil: 'load' });
    await page.evaluate(useFonts);
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

import {
  type BrowserContext,
  type Page,
  type PlaywrightTestOptions,
  test as base,
} from '@playwright/test';
import { siteOrigin } from './addresses';

type ColorScheme = PlaywrightTestOptions['colorScheme'];

/** What a test of the browser may choose. */
interface Choices {
  /**
   * Whether it gets a window of its own: for what a window can't be rid of again, such as a clock that runs,
   * permissions, a network that is off.
   */
  isolated: boolean;
  /** The options that a window has for ever. */
  lasting: string;
}

/** The windows that the tests of a worker share, by the options that a window has for ever. */
interface Kept {
  kept: Map<string, BrowserContext>;
}

/** Leaves nothing of a test: neither what it changed and listened to, nor what its page has stored. */
async function forget(page: Page, site: string, colorScheme: ColorScheme): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  page.removeAllListeners();
  await page.emulateMedia({
    media: null,
    colorScheme,
    reducedMotion: 'no-preference',
    forcedColors: 'none',
    contrast: 'no-preference',
  });
  // What the next page has below a pointer that rests would wake.
  await page.mouse.move(-9, -9);
  // A document without scripts, of the same origin: for another the browser starts a process.
  await page.goto(new URL('robots.txt', site).href);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  // The next test counts what a first visit asks for.
  const browser = await context.newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
}

/**
 * Playwright's test in a page that the tests of a worker share, one after the other: a new one costs the processor
 * as much as what most tests do in it.
 */
export const test = base.extend<Choices, Kept>({
  isolated: [false, { option: true }],
  lasting: async (
    { baseURL, colorScheme, hasTouch, isMobile, javaScriptEnabled, serviceWorkers, timezoneId },
    provide,
  ) => {
    const kinds = [colorScheme, hasTouch, isMobile, javaScriptEnabled, serviceWorkers];
    await provide(JSON.stringify([baseURL, timezoneId, ...kinds]));
  },
  kept: [
    async ({ browser: _ }, provide) => {
      const contexts: Kept['kept'] = new Map();
      await provide(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, kept, isolated, lasting }, provide) => {
    const context = (isolated ? undefined : kept.get(lasting)) ?? (await browser.newContext());
    if (!isolated) kept.set(lasting, context);
    await provide(context);
    if (isolated) await context.close();
  },
  page: async ({ context, isolated, viewport, baseURL, colorScheme }, provide) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (viewport) await page.setViewportSize(viewport);
    const added: Awaited<ReturnType<Page['addInitScript']>>[] = [];
    const add = page.addInitScript.bind(page);
    page.addInitScript = async (script, arg, options) => {
      const one = await add(script, arg, options);
      added.push(one);
      return one;
    };
    await provide(page);
    page.addInitScript = add;
    for (const one of added) await one.dispose();
    if (!isolated) await forget(page, baseURL ?? siteOrigin, colorScheme);
  },
});

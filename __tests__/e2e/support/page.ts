import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { basePathOf, withBase } from '../../../src/lib/base-path';
import { frozenInstant, siteOrigin } from './addresses';
import { test as base } from './kept-page';
import { unstyledElements } from './unstyled';

/** What a page must never do: complain in the console, throw, or ask another origin for anything. */
export interface Watch {
  /** Problems so far, in words. */
  problems: string[];
  /** Problems that a test brings about on purpose; every other one fails it. */
  caused: RegExp[];
  /** What the page may ask: the server of its project, and other servers of the test itself. */
  origins: string[];
  /** Requests to other origins so far; a test that asks for one on purpose takes it out. */
  elsewhere: string[];
  /** Requests for script files so far. */
  scripts: string[];
}

/**
 * Chromium's own fade between two pages (`@view-transition`), which it leaves out where the new page is on the
 * screen already, or where one of them asks for none; no script of the site takes part, and the page is whole.
 */
const leftOutFade =
  /^InvalidStateError: Transition was aborted .+ (?:Page already revealed|ViewTransition opt-in disabled)$/;

/** Watches one page for console errors, thrown errors and requests elsewhere. */
export function watch(
  page: Page,
  { allow, origin = siteOrigin }: { allow?: RegExp; origin?: string | undefined } = {},
): Watch {
  const seen: Watch = {
    problems: [],
    caused: [],
    origins: [origin],
    elsewhere: [],
    scripts: [],
  };
  page.on('console', (message) => {
    const text = message.text();
    // Only the tests of reading offline let the worker in (see `playwright.config.ts`).
    if (text === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type()) && !allow?.test(text))
      seen.problems.push(text);
  });
  page.on('pageerror', (error) => {
    if (!leftOutFade.test(String(error))) seen.problems.push(String(error));
  });
  page.on('request', (request) => {
    const url = request.url();
    const own = seen.origins.some((origin) => url.startsWith(origin));
    if (/^https?:/.test(url) && !own) seen.elsewhere.push(url);
    if (request.resourceType() === 'script') seen.scripts.push(url);
  });
  return seen;
}

/** Freezes the page's clock at the moment that the content service lives in too. */
export async function freeze(context: BrowserContext) {
  await context.clock.setFixedTime(new Date(frozenInstant));
}

/**
 * Has the page's own clock begin with each document. Playwright's, which stands still by day, counts on from the first
 * test of a window, and after a minute a page asks for urgent notices.
 */
const fromItsBeginning = (): void => {
  const now = performance.now.bind(performance);
  const begun = now();
  performance.now = () => now() - begun;
};

/** Has tests ask for the site's own addresses below the path where the site of their project stands. */
function askBelow(page: Page, request: APIRequestContext, base: string): void {
  const goto = page.goto.bind(page);
  const get = request.get.bind(request);
  page.goto = (url, options) => goto(withBase(url, base), options);
  request.get = (url, options) => get(withBase(url, base), options);
}

const ownAddress = (): string => base.info().project.use.baseURL ?? siteOrigin;

/** The path below which the site of a test's project stands: '' at the root of its host. */
export const basePath = (): string => basePathOf(ownAddress());

/** An address of the site as its pages and its browser have it: '/school/News' in the project below a path. */
export const onSite = (address: string): string => withBase(address, basePath());

/** The same with its host. */
export const addressOf = (address: string): string => new URL(onSite(address), ownAddress()).href;

/** Playwright's test with a frozen clock and a watch that fails the test for any problem. */
export const test = base.extend<{ seen: Watch }>({
  seen: [
    async ({ page, context, request, isolated, baseURL: origin = siteOrigin }, use) => {
      await freeze(context);
      if (!isolated) await page.addInitScript(fromItsBeginning);
      askBelow(page, request, basePathOf(origin));
      const seen = watch(page, { origin });
      await use(seen);
      if (page.url().startsWith(origin)) {
        // The stylesheet for printing comes late on purpose; a short test may end before it.
        const unstyled = expect.poll(() => unstyledElements(page), 'elements without their rules');
        await unstyled.toEqual([]);
      }
      const uncaused = seen.problems.filter((text) => !seen.caused.some((one) => one.test(text)));
      expect(uncaused, 'console').toEqual([]);
      expect(seen.elsewhere, 'requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

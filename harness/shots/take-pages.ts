import type { BrowserContext, Page, Route } from '@playwright/test';
import type { Mode } from './browser';
import { watchNetwork } from './network';
import { scrollThrough, settle, stillCss } from './settle';
import type { SiteRoute } from './site-routes';
import { within } from './within';
import { eachIn } from './workers';

/** One page of the site to be seen at one width, in some modes. */
export interface PageShot {
  route: SiteRoute;
  width: number;
  modes: readonly Mode[];
}

/** How tall a window is: a phone's, or a screen's. */
const windowHeight = (width: number) => (width < 600 ? 740 : 900);

/** The site leaves out fonts that come late, which on a busy machine is now one and now another. */
async function waitForFonts(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch();
  const body = (await response.text()).replaceAll(
    /font-display:\s*(optional|fallback)/g,
    'font-display:block',
  );
  await route.fulfill({ response, body });
}

/** A page without the notice that opens by itself: it would cover everything. */
async function openWithoutNotice(context: BrowserContext, width: number): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: windowHeight(width) });
  await page.route((url) => !url.pathname.includes('.'), waitForFonts);
  await page.route('**/api/notification/*', (call) => call.fulfill({ json: [] }));
  return page;
}

/** Opens a page of the site and hands it over once for each mode, complete and still. */
export async function seePage(
  context: BrowserContext,
  origin: string,
  { route, width, modes }: PageShot,
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

/** Every step of a visit has a shorter limit of its own, but for the closing of its page. */
const longestVisit = 120_000;

/**
 * Works through pages, some at a time, each with a second try in a new browser. Gives those that failed at
 * both, with the reason in one line. `what` names them where their progress is told.
 */
export async function eachPage<T>(
  pages: readonly T[],
  what: string,
  see: (context: BrowserContext, page: T) => Promise<void>,
): Promise<{ page: T; reason: string }[]> {
  const failed: { page: T; reason: string }[] = [];
  await eachIn(
    pages,
    async (context) => context,
    async (page, worker, renew) => {
      const visit = (context: BrowserContext) =>
        within(see(context, page), longestVisit, 'no end after two minutes');
      await visit(worker)
        .catch(async () => visit(await renew()))
        .catch(async (error: unknown) => {
          const [reason = ''] = String(error).split('\n');
          failed.push({ page, reason });
          await renew();
        });
    },
    { serviceWorkers: 'block', what },
  );
  return failed;
}

import type { BrowserContext, Page } from '@playwright/test';
import { findViolations } from '../axe';
import { scrollToEnd } from '../bench/shift-watch';
import { watchNetwork } from '../shots/network';
import type { SiteRoute } from '../shots/site-routes';
import { seePage } from '../shots/take-pages';

/** What there is to say of a page of the built site. */
export interface SeenPage {
  /** Pictures by the width of the window. */
  pictures: Map<number, Buffer>;
  /** Every word of it, those of closed parts too, line by line. */
  text: string[];
  /** Bytes of script as they are sent: before the visitor's first move, and when the whole page was seen. */
  scripts: number;
  allScripts: number;
  /** What axe finds, a line each. */
  axe: string[];
}

/** How a whole page is pictured. */
export const pictureKind = { type: 'jpeg', quality: 70, fullPage: true } as const;

const axeLines = async (page: Page) =>
  (await findViolations(page)).map(({ id, help }) => `${help} (${id})`);

/** Runs in the page: opens what is closed, and gives all lines. */
function readText(): string[] {
  for (const part of document.querySelectorAll('details')) part.open = true;
  const lines = document.body.innerText.split('\n').map((line) => line.trim());
  return [document.title, ...lines].filter(Boolean);
}

/** Runs in the page: the bytes of the site's own scripts that came so far. */
function countScripts(): number {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return loaded
    .filter(({ name }) => name.startsWith(location.origin) && /\.js($|\?)/.test(name))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

/** What a phone loads of script. */
async function weighScripts(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.setViewportSize({ width: 412, height: 823 });
  const network = watchNetwork(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const scripts = await page.evaluate(countScripts);
  await scrollToEnd(page);
  await network.quiet(2000, 60_000);
  const allScripts = await page.evaluate(countScripts);
  await page.close();
  return { scripts, allScripts };
}

/** Looks at one page at every width. */
export async function seeRoute(
  context: BrowserContext,
  { origin, route, widths }: { origin: string; route: SiteRoute; widths: readonly number[] },
): Promise<SeenPage> {
  const weights = await weighScripts(context, origin + route.visit);
  const seen: SeenPage = { ...weights, pictures: new Map(), text: [], axe: [] };
  for (const width of widths) {
    await seePage(context, origin, { route, width, modes: ['light'] }, async (page) => {
      seen.pictures.set(width, await page.screenshot(pictureKind));
      seen.axe = [...new Set([...seen.axe, ...(await axeLines(page))])];
      if (width === widths.at(-1)) seen.text = await page.evaluate(readText);
    });
  }
  return seen;
}

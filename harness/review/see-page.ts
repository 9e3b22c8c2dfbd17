import type { BrowserContext, Page } from '@playwright/test';
import { axeIn } from '../axe';
import type { SiteRoute } from '../shots/site-routes';
import { seePage } from '../shots/take-pages';
import { weighScripts } from './weigh-scripts';

/** What there is to say of a page of the built site. */
export interface SeenPage {
  /** Pictures by the width of the window. */
  pictures: Map<number, Buffer>;
  /** Every word of it, those of closed parts too, line by line. */
  text: string[];
  /** Bytes of script after gzip: before the visitor's first move, and when the whole page was seen. */
  scripts: number;
  allScripts: number;
  /** What axe finds, a line each. */
  axe: string[];
}

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await (await axeIn(page)).analyze();
  return violations.map(({ id, help }) => `${help} (${id})`);
}

/** Runs in the page: opens what is closed, and gives all lines. */
function readText(): string[] {
  for (const part of document.querySelectorAll('details')) part.open = true;
  const lines = document.body.innerText.split('\n').map((line) => line.trim());
  return [document.title, ...lines].filter(Boolean);
}

/** Looks at one page at every width. */
export async function seeRoute(
  context: BrowserContext,
  { origin, route, widths }: { origin: string; route: SiteRoute; widths: readonly number[] },
): Promise<SeenPage> {
  const browser = context.browser();
  if (!browser) throw new Error('The browser has gone.');
  const weights = await weighScripts(browser, origin, route);
  const seen: SeenPage = { ...weights, pictures: new Map(), text: [], axe: [] };
  for (const width of widths) {
    await seePage(context, origin, { route, width, modes: ['light'] }, async (page) => {
      const kind = { type: 'jpeg', quality: 70, fullPage: true } as const;
      seen.pictures.set(width, await page.screenshot(kind));
      seen.axe = [...new Set([...seen.axe, ...(await findViolations(page))])];
      if (width === widths.at(-1)) seen.text = await page.evaluate(readText);
    });
  }
  return seen;
}

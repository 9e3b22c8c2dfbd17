import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { axeIn } from '../axe';
import { withSite } from '../shots/serve-site';
import { siteRoutes, type SiteRoute } from '../shots/site-routes';
import { eachPage, seePage } from '../shots/take-pages';
import { weighScripts } from './weigh-scripts';

/** What axe finds on a page. */
interface AxeFault {
  rule: string;
  help: string;
  /** Where, as selectors. */
  places: string[];
}

/** What there is to say of a page of the built site beside its look. */
export interface SeenPage {
  path: string;
  /** Every word of it, those of closed parts too, line by line. */
  text: string[];
  /** Bytes of script after gzip: before the visitor's first move, and when the whole page was seen. */
  scripts: number;
  allScripts: number;
  axe: AxeFault[];
}

/** What is looked at, and where the pictures go. */
export interface SiteWish {
  dir: string;
  routes: readonly string[];
  widths: readonly number[];
  pictures: string;
}

/** A page of a site that is served. */
interface Place {
  origin: string;
  route: SiteRoute;
}

/** The picture of a page at a width. */
export const pagePicture = (path: string, width: number) =>
  `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}.png`;

async function findViolations(page: Page): Promise<AxeFault[]> {
  const { violations } = await (await axeIn(page)).analyze();
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    places: nodes.map(({ target }) => target.join(' ')),
  }));
}

/** Runs in the page: opens what is closed, and gives all lines. */
function readText(): string[] {
  for (const part of document.querySelectorAll('details')) part.open = true;
  const lines = document.body.innerText.split('\n').map((line) => line.trim());
  return [document.title, ...lines].filter(Boolean);
}

const pick = (all: SiteRoute[], wanted: readonly string[]) =>
  all.filter(({ path }) => wanted.length === 0 || wanted.includes(path));

/** Looks at one page at every width; writes its pictures. */
async function seeRoute(
  context: BrowserContext,
  { origin, route, widths, pictures }: Omit<SiteWish, 'dir' | 'routes'> & Place,
): Promise<SeenPage> {
  const browser = context.browser();
  if (!browser) throw new Error('The browser has gone.');
  const { scripts, allScripts } = await weighScripts(browser, origin, route);
  const found: SeenPage = { path: route.path, text: [], scripts, allScripts, axe: [] };
  for (const width of widths) {
    await seePage(context, origin, { route, width, modes: ['light'] }, async (page) => {
      const picture = await page.screenshot({ fullPage: true });
      writeFileSync(join(pictures, pagePicture(route.path, width)), picture);
      for (const fault of await findViolations(page)) {
        if (!found.axe.some(({ rule }) => rule === fault.rule)) found.axe.push(fault);
      }
      if (width === widths.at(-1)) found.text = await page.evaluate(readText);
    });
  }
  return found;
}

/**
 * Looks at the pages of a built site. Routes that it does not have are left out. Throws with the page's
 * path when one could not be looked at in two tries.
 */
export function seeSite({ dir, routes, widths, pictures }: SiteWish): Promise<SeenPage[]> {
  return withSite(dir, async (origin) => {
    const seen: SeenPage[] = [];
    const wanted = pick(await siteRoutes(dir, origin), routes);
    const [failed] = await eachPage(wanted, 'pages', async (context, route) => {
      seen.push(await seeRoute(context, { origin, route, widths, pictures }));
    });
    if (failed) {
      const { page, reason } = failed;
      throw new Error(`${page.path} could not be looked at in two tries: ${reason}`);
    }
    return seen.sort((a, b) => a.path.localeCompare(b.path));
  });
}

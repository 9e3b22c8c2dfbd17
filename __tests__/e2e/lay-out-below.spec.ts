import { type Page, test as withoutWatch } from '@playwright/test';
import { onlyInAll } from './support/only-in-all';
import { expect, freeze, test } from './support/page';

/** How many parts of the page a picture of the whole of it would leave empty. */
const leftOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('section, footer')].filter(
        (part) => getComputedStyle(part).contentVisibility !== 'visible',
      ).length,
  );

/** Words of the last thing on every page. */
const lastWords = (page: Page) => page.getByRole('contentinfo').getByText('Reach us');

for (const path of ['/', '/News']) {
  const repeats = onlyInAll(path !== '/');
  const soon = `${path} is laid out as a whole soon after it was painted, without scrolling`;
  test(soon, repeats, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => leftOut(page)).toBe(0);
    await expect(lastWords(page)).toBeVisible();
  });

  // Without the watch, which would complain of elements that have lost their rules.
  const unstyled = `${path} is whole where the site’s stylesheet does not come`;
  withoutWatch(unstyled, onlyInAll(), async ({ page }) => {
    await freeze(page.context());
    await page.route('**/site-*.css', (route) => route.abort());
    await page.goto(path);
    await expect.poll(() => leftOut(page)).toBe(0);
    await expect(lastWords(page)).toBeVisible();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/News', '/AboutUs']) {
    test(`${path} is laid out as a whole`, onlyInAll(path !== '/'), async ({ page }) => {
      await page.goto(path);
      await expect(lastWords(page)).toBeVisible();
    });
  }
});

test(
  'a document, whose scripts wait for a move, leaves nothing out',
  onlyInAll(),
  async ({ page }) => {
    await page.goto('/AboutUs');
    expect(await leftOut(page)).toBe(0);
  },
);

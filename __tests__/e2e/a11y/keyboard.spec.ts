import { onlyInAll } from '../support/only-in-all';
import { openPageType } from '../support/open-page-type';
import { expect, test } from '../support/page';
import { tabTo } from '../support/keyboard';

/** Journeys without a mouse: after a page is open, nothing but keys is pressed. */

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 800 }));

test('the first stop leads past the menu', async ({ page }) => {
  await openPageType(page, '/AboutUs');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the menu opens, closes with the focus back on its head, and leads to a page', async ({
  page,
}) => {
  await openPageType(page, '/AboutUs');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const head = menu.locator('summary').filter({ hasText: 'Admission' });
  const fees = menu.getByRole('link', { name: 'Fee Structure' });
  await tabTo(page, head);
  await expect(fees).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(fees).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(fees).toBeHidden();
  await expect(head).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, fees);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fee Structure');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Its styles are looked at when they are there.
  await page.waitForLoadState();
});

test('the menu of phones opens, closes and leads to a page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPageType(page, '/AboutUs');
  const head = page.locator('summary').filter({ hasText: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await tabTo(page, head);
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(head).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, menu.locator('summary').filter({ hasText: 'Rules' }));
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'Leave' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leave');
  await page.waitForLoadState();
});

test('light and dark are switched', onlyInAll(), async ({ page }) => {
  await openPageType(page, '/AboutUs');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await background();
  await tabTo(page, page.getByRole('button', { name: 'Switch between light and dark' }));
  await page.keyboard.press('Enter');
  await expect.poll(background).not.toBe(before);
});

test('the parts of a long page are jumped to', onlyInAll(), async ({ page }) => {
  await openPageType(page, '/AboutUs');
  const parts = page.getByRole('navigation', { name: 'On this page' });
  await tabTo(page, parts.getByRole('link', { name: 'How it began' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How it began' })).toBeInViewport();
});

test('an accordion opens and closes', onlyInAll(), async ({ page }) => {
  await openPageType(page, '/FeeStructure');
  const head = page.getByRole('main').locator('summary').filter({ hasText: '2025-2026' });
  const fees = page.getByRole('main').locator('details').getByRole('table').first();
  await expect(fees).toBeHidden();
  await tabTo(page, head);
  await page.keyboard.press('Enter');
  await expect(fees).toBeVisible();
  await page.keyboard.press('Space');
  await expect(fees).toBeHidden();
});

test(
  'a picture opens its dialog, which keeps the focus and gives it back',
  onlyInAll(),
  async ({ page }) => {
    await openPageType(page, '/ErpSoftware');
    const opener = page.getByRole('button', { name: 'Parent Portal' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Parent Portal' });
    await expect(dialog).toBeVisible();
    for (let stops = 0; stops < 6; stops += 1) {
      await page.keyboard.press('Tab');
      // Between two rounds the focus is on the browser's own bars.
      expect(
        await page.evaluate(() =>
          Boolean(
            document.activeElement?.closest('main, header, footer') &&
            !document.activeElement.closest('dialog'),
          ),
        ),
      ).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test('the map is asked for', onlyInAll(), async ({ page, seen }) => {
  await page.route(/maps\.example/, (route) => route.fulfill({ body: 'A map' }));
  await openPageType(page, '/AboutUs');
  await tabTo(page, page.getByRole('button', { name: 'Show the map' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe[title^="Map"]')).toBeFocused();
  await expect.poll(() => seen.elsewhere).toEqual([expect.stringContaining('maps.example')]);
  seen.elsewhere.length = 0;
});

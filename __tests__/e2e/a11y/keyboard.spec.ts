import { openPageType } from '../support/open-page-type';
import { expect, test } from '../support/page';
import { tabTo } from '../support/keyboard';
import { albumPath } from '../support/page-types';

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
});

test('light and dark are switched', async ({ page }) => {
  await openPageType(page, '/AboutUs');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await background();
  await tabTo(page, page.getByRole('button', { name: 'Switch between light and dark' }));
  await page.keyboard.press('Enter');
  await expect.poll(background).not.toBe(before);
});

test('the parts of a long page are jumped to', async ({ page }) => {
  await openPageType(page, '/AboutUs');
  const parts = page.getByRole('navigation', { name: 'On this page' });
  await tabTo(page, parts.getByRole('link', { name: 'How it began' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How it began' })).toBeInViewport();
});

test('an accordion opens and closes', async ({ page }) => {
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

test('a picture opens its dialog, which keeps the focus and gives it back', async ({ page }) => {
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
});

test('the map is asked for', async ({ page, seen }) => {
  await page.route(/maps\.example/, (route) => route.fulfill({ body: 'A map' }));
  await openPageType(page, '/AboutUs');
  await tabTo(page, page.getByRole('button', { name: 'Show the map' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe[title^="Map"]')).toBeFocused();
  await expect.poll(() => seen.elsewhere).toEqual([expect.stringContaining('maps.example')]);
  seen.elsewhere.length = 0;
});

test('a list is filtered, searched and cleared', async ({ page }) => {
  await openPageType(page, '/Circular');
  const cards = page.getByRole('main').getByRole('heading', { level: 3 });
  await tabTo(page, page.getByLabel('Year'));
  await page.keyboard.type('All');
  await expect(page).toHaveURL(/year=all/);
  await expect(cards.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Month')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Search')).toBeFocused();
  await page.keyboard.type('nothing is called this');
  const clear = page.getByRole('button', { name: 'Clear the filters' });
  await tabTo(page, clear);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('search')).toBeFocused();
  await expect(page.getByLabel('Search')).toHaveValue('');
});

test('more of a long list is shown, and the focus stays in it', async ({ page }) => {
  await openPageType(page, '/Circular?year=all');
  const more = page.getByRole('button', { name: 'Show more' });
  await tabTo(page, more);
  for (let presses = 0; presses < 10 && (await more.isVisible()); presses += 1) {
    await page.keyboard.press('Enter');
    await page.waitForLoadState('networkidle');
  }
  await expect(page.getByText(/^All \d+ circulars shown$/)).toBeFocused();
});

test('photographs open, turn and close with the focus back on the one', async ({ page }) => {
  await openPageType(page, albumPath);
  const first = page.getByRole('button', { name: /^Open photo 1 of/ });
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Photo viewer' });
  await expect(viewer.getByText(/photo 1 of/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/photo 2 of/)).toBeVisible();
  await tabTo(page, viewer.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
});

test('tabs move by arrows, and Tab leads into the panel', async ({ page }) => {
  await openPageType(page, '/');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tabTo(page, tab('Pre-primary'));
  await page.keyboard.press('ArrowRight');
  await expect(tab('Primary')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Primary', exact: true })).toBeVisible();
  await page.keyboard.press('End');
  await expect(tab('Senior')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('the calendar turns its months', async ({ page }) => {
  await openPageType(page, '/');
  const calendar = page.getByRole('region', { name: 'The month at school' });
  const title = calendar.getByRole('heading', { level: 3 }).first();
  const before = await title.textContent();
  await tabTo(page, calendar.getByRole('button', { name: 'Next month' }));
  await page.keyboard.press('Enter');
  await expect(title).not.toHaveText(before ?? '');
  await expect(calendar.getByRole('button', { name: 'Next month' })).toBeFocused();
});

test('a carousel is paused and turned', async ({ page }) => {
  await openPageType(page, '/');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const news = page.getByRole('group', { name: 'events', exact: true });
  await tabTo(page, news.getByRole('button', { name: 'Pause events' }));
  await page.keyboard.press('Enter');
  await expect(news.getByRole('button', { name: 'Play events' })).toBeFocused();
  const seen = () =>
    news.locator('li:not([inert])').evaluateAll((slides) => slides.map((one) => one.textContent));
  const before = await seen();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(news.getByRole('button', { name: 'Next events' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(seen).not.toEqual(before);
});

test('the notice of the front page closes, and the focus begins at the top', async ({ page }) => {
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Please note' });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
});

test('a message is written, put right and sent', async ({ page }) => {
  await page.route('**/api/form/DHS/contact', (route) =>
    route.fulfill({ status: 201, json: { id: '1' } }),
  );
  await openPageType(page, '/ContactUs');
  const send = page.getByRole('button', { name: 'Send Now' });
  await tabTo(page, page.getByLabel('Full Name'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name is required.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  for (const words of ['Ritika Semwal', '+91 00000 00000', 'ritika@deodarhill.example', 'Bus']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Which bus stops at the bridge?');
  await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you.', { exact: false })).toBeVisible();
});

test('a certificate is asked for', async ({ page }) => {
  await openPageType(page, '/Tc');
  await tabTo(page, page.getByLabel('Admission No.'));
  await page.keyboard.type('DHS/2012/0226');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kabir Thapa');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('tc.pdf');
});

import { slidesInView } from '../support/slides-in-view';
import { openPageType } from '../support/open-page-type';
import { allowEndedNotice } from '../support/as-built';
import { expect, test } from '../support/page';
import { tabTo } from '../support/keyboard';
import { albumPath } from '../support/page-types';
import { onlyInAll } from '../support/only-in-all';

/** What is fetched or sent: the same as keyboard.spec.ts, by keys alone. */

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 800 }));

test('a list is filtered, searched and cleared', onlyInAll(), async ({ page }) => {
  await openPageType(page, '/Circular');
  const cards = page.getByRole('main').getByRole('heading', { level: 3 });
  await tabTo(page, page.getByLabel('Year'));
  await page.keyboard.type('All');
  await expect(page).toHaveURL(/year=all/);
  await expect(cards.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Month')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Class')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('nothing is called this');
  const clear = page.getByRole('button', { name: 'Clear the filters' });
  await tabTo(page, clear);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('search')).toBeFocused();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});

test('more of a long list is shown, and the focus stays in it', onlyInAll(), async ({ page }) => {
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

test('tabs move by arrows, and Tab leads into the panel', onlyInAll(), async ({ page }) => {
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

test('the calendar turns its months', onlyInAll(), async ({ page }) => {
  await openPageType(page, '/');
  const calendar = page.getByRole('region', { name: 'The month at school' });
  const title = calendar.getByRole('heading', { level: 3 }).first();
  const before = await title.textContent();
  await tabTo(page, calendar.getByRole('button', { name: 'Next month' }));
  await page.keyboard.press('Enter');
  await expect(title).not.toHaveText(before ?? '');
  await expect(calendar.getByRole('button', { name: 'Next month' })).toBeFocused();
});

test('a carousel is paused and turned', onlyInAll(), async ({ page }) => {
  await openPageType(page, '/');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const news = page.getByRole('group', { name: 'events', exact: true });
  await tabTo(page, news.getByRole('button', { name: 'Pause events' }));
  await page.keyboard.press('Enter');
  await expect(news.getByRole('button', { name: 'Play events' })).toBeFocused();
  const before = await slidesInView(news);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(news.getByRole('button', { name: 'Next events' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => slidesInView(news)).not.toEqual(before);
});

test('the notice of the front page closes, and the focus begins at the top', async ({
  page,
  seen,
}) => {
  allowEndedNotice(seen);
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Please note' });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
});

test('a message is written, put right and sent', onlyInAll(), async ({ page }) => {
  await page.route('**/api/form/DHS/contact', (route) =>
    route.fulfill({ status: 201, json: { ok: true } }),
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
  // The fields of an admission enquiry stay folded away.
  await page.keyboard.press('Tab');
  await page.keyboard.type('Which bus stops at the bridge?');
  await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you.', { exact: false })).toBeVisible();
});

test('a certificate is asked for', onlyInAll(), async ({ page }) => {
  await openPageType(page, '/Tc');
  await tabTo(page, page.getByLabel('Admission No.'));
  await page.keyboard.type('DHS/2012/0226');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kabir Thapa');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('tc.pdf');
});

import type { Locator } from '@playwright/test';
import { expect, test } from './support/page';

test.use({ viewport: { width: 720, height: 1020 } });

test('the front page on paper cuts off no shortcut and no highlight', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cut = await page
    .locator('nav[aria-label=Shortcuts] li, [role=group][aria-label=highlights] li')
    .evaluateAll((items) =>
      items
        .filter((item) => item.checkVisibility())
        .filter((item) => item.getBoundingClientRect().right > innerWidth)
        .map((item) => item.textContent),
    );
  expect(cut).toEqual([]);
});

test('the foot of a page can be read on paper, with backgrounds too', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/Fee');
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the front page on paper has the picture of each level', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const pictures = page.locator('.panel-picture img');
  await expect(pictures).toHaveCount(5);
  for (const picture of await pictures.all()) await expect(picture).toBeVisible();
});

test('the front page on paper has no empty frames of lists that were not scrolled to', async ({
  page,
}) => {
  await page.goto('/');
  const toppers = page.locator('section', { has: page.locator('[data-island=home-toppers]') });
  await expect(toppers.locator('.loading').first()).toBeAttached();
  await expect(toppers).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(toppers).toBeHidden();
  for (const skeletons of await page.locator('.loading').all())
    await expect(skeletons).toBeHidden();
});

test('the front page on paper has every entry of the month, and no frame to click at', async ({
  page,
}) => {
  await page.goto('/');
  const entries = page.getByRole('list', { name: /^Events of / });
  await entries.scrollIntoViewIfNeeded();
  await page.emulateMedia({ media: 'print' });
  const whole = await entries.evaluate((list) => [
    getComputedStyle(list).overflowY,
    list.scrollHeight - list.clientHeight,
  ]);
  expect(whole).toEqual(['visible', 0]);
  await expect(page.getByRole('button', { name: 'Show the posts' })).toBeHidden();
  await expect(page.getByText(/load only when you ask for them/)).toBeHidden();
});

test('words that stand on a dark ground on the screen are dark on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await expect(page.getByRole('region', { name: 'Online registration' })).toHaveCSS('color', ink);
  await page.goto('/ISCToppers');
  const place = page.getByText('Place', { exact: true }).first();
  await expect(place).toHaveCSS('color', ink);
});

test('cards stand side by side on paper', async ({ page }) => {
  const widest = (cards: Locator) =>
    cards.evaluateAll((all) => Math.max(...all.map(({ clientWidth }) => clientWidth)));
  await page.setViewportSize({ width: 440, height: 640 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/Gallery');
  const albums = page.getByRole('main').getByRole('listitem');
  await expect(albums.first()).toBeVisible();
  expect(await widest(albums)).toBeLessThan(220);
  await page.goto('/');
  expect(await widest(page.locator('.panel-picture'))).toBeLessThan(220);
  await expect(page.getByRole('tablist')).toBeHidden();
});

test('the front page on paper has each slide of its carousels, whole', async ({ page }) => {
  await page.goto('/');
  const slides = page.getByRole('group', { name: 'news', exact: true }).locator('.slides li');
  await slides.first().scrollIntoViewIfNeeded();
  expect(await slides.count()).toBeGreaterThan(3);
  await page.emulateMedia({ media: 'print' });
  const cut = await slides.evaluateAll((all) =>
    all.filter((slide) => {
      const { left, right, bottom } = slide.getBoundingClientRect();
      const frame = slide.closest('.slides')!.getBoundingClientRect();
      return left < frame.left || right > frame.right + 1 || bottom > frame.bottom + 1;
    }),
  );
  expect(cut).toHaveLength(0);
});

test('no heading is printed of what only a screen can show', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'What is on' })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Follow the school day' })).toBeHidden();
});

test('the year begins a sheet with its heading', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/SchoolCalendar');
  const heading = page.getByRole('heading', { name: 'Month by month' });
  await expect(heading.locator('xpath=..')).toHaveCSS('break-before', 'page');
  await expect(heading.locator('xpath=following-sibling::*').first()).toHaveCSS(
    'break-before',
    'auto',
  );
});

import type { Locator } from '@playwright/test';
import { expect, test } from './support/page';
import { onlyInAll } from './support/only-in-all';

test.use({ viewport: { width: 720, height: 1020 } });

// One visit for all that is said of the front page: loading it is what takes the time.
test('the front page on paper is whole, and has nothing that only a screen can show', async ({
  page,
}) => {
  await page.goto('/');
  const toppers = page.locator('section', { has: page.locator('[data-island=home-toppers]') });
  await expect(toppers.locator('.loading').first()).toBeAttached();
  await expect(toppers).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  await test.step('words that stand on a dark ground on the screen are dark', async () => {
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await expect(page.getByRole('region', { name: 'Online registration' })).toHaveCSS('color', ink);
  });

  await test.step('it cuts off no shortcut and no highlight', async () => {
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

  await test.step('it has the picture of each level', async () => {
    const pictures = page.locator('.panel-picture img');
    await expect(pictures).toHaveCount(5);
    for (const picture of await pictures.all()) await expect(picture).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
  });

  await test.step('it has no empty frames of lists that were not scrolled to', async () => {
    await expect(toppers).toBeHidden();
    for (const skeletons of await page.locator('.loading').all())
      await expect(skeletons).toBeHidden();
  });

  await test.step('it has no frame to click at, and no heading of one', async () => {
    await expect(page.getByRole('heading', { name: 'What is on' })).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Follow the school day' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show the posts' })).toBeHidden();
    await expect(page.getByText(/load only when you ask for them/)).toBeHidden();
  });
});

const whole =
  'the front page on paper has every entry of the month, and each slide of its carousels';

test(whole, onlyInAll(), async ({ page }) => {
  await page.goto('/');
  const entries = page.getByRole('list', { name: /^Events of / });
  await entries.scrollIntoViewIfNeeded();
  const slides = page.getByRole('group', { name: 'news', exact: true }).locator('.slides li');
  await slides.first().scrollIntoViewIfNeeded();
  expect(await slides.count()).toBeGreaterThan(3);
  await page.emulateMedia({ media: 'print' });
  // On another day than the build's the list is drawn anew meanwhile.
  await expect(entries).toHaveCSS('overflow-y', 'visible');
  const hidden = () => entries.evaluate((list) => list.scrollHeight - list.clientHeight);
  await expect.poll(hidden).toBe(0);
  const cut = await slides.evaluateAll((all) =>
    all.filter((slide) => {
      const { left, right, bottom } = slide.getBoundingClientRect();
      const frame = slide.closest('.slides')!.getBoundingClientRect();
      return left < frame.left || right > frame.right + 1 || bottom > frame.bottom + 1;
    }),
  );
  expect(cut).toHaveLength(0);
});

test(
  'the foot of a page can be read on paper, with backgrounds too',
  onlyInAll(),
  async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/ISCToppers');
    await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await expect(page.getByText('Place', { exact: true }).first()).toHaveCSS('color', ink);
  },
);

test('cards stand side by side on paper', onlyInAll(), async ({ page }) => {
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
});

test('the year begins a sheet with its heading', onlyInAll(), async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/SchoolCalendar');
  const heading = page.getByRole('heading', { name: 'Month by month' });
  await expect(heading.locator('xpath=..')).toHaveCSS('break-before', 'page');
  await expect(heading.locator('xpath=following-sibling::*').first()).toHaveCSS(
    'break-before',
    'auto',
  );
});

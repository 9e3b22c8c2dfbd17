import type { Page } from '@playwright/test';
import { siteOrigin } from './support/addresses';
import { onlyInAll } from './support/only-in-all';
import { expect, test } from './support/page';
import { pushedTo } from './support/pushed';

test.use({ isolated: true, serviceWorkers: 'allow' });

const ask = (page: Page) => page.getByRole('button', { name: 'Tell me of new circulars' });

test(
  'circulars are offered to be told, and nothing more is fetched before the press',
  onlyInAll(),
  async ({ page, seen }) => {
    await page.goto('/Circular', { waitUntil: 'networkidle' });
    await expect(ask(page)).toBeVisible();
    const before = seen.scripts.length;
    expect(seen.scripts.filter((path) => /push/.test(path))).toEqual([]);
    await ask(page).click();
    await expect(page.getByText(/No name and no number is kept/)).toBeVisible();
    expect(seen.scripts.length).toBeGreaterThan(before);
    await expect(page.getByRole('button', { name: 'Yes, tell me' })).toBeFocused();
  },
);

test(
  'a message that comes is shown by its tag, with the page that it leads to',
  onlyInAll(),
  async ({ page, context }) => {
    await context.grantPermissions(['notifications'], { origin: siteOrigin });
    await page.goto('/Circular', { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    const pushed = await pushedTo(page, siteOrigin);
    const path = '/Circular/circular-of-a-test';
    await pushed.deliver({ title: 'Trek', body: 'Deodar Hill', path, tag: 'one', end: '/e' });
    await expect.poll(pushed.shown).toEqual([
      expect.objectContaining({
        title: 'Trek',
        body: 'Deodar Hill',
        tag: 'one',
        data: { path, end: '/e' },
      }),
    ]);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is offered that would not work', onlyInAll(), async ({ page }) => {
    await page.goto('/Circular');
    await expect(ask(page)).toBeHidden();
  });
});

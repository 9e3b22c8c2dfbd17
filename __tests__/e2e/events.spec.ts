import { isDayOfBuild } from './support/as-built';
import { onlyInAll } from './support/only-in-all';
import { expect, test } from './support/page';

const fold = /^\d+ past events?, \w+ \d{4}/;

test('what is over is folded, what comes next is one click away, and a move changes neither', async ({
  page,
}) => {
  test.skip(
    !isDayOfBuild,
    'on another day the list is rendered again, and the next event is another one',
  );
  await page.goto('/Events');
  const main = page.getByRole('main');
  const past = main.getByRole('group');
  await expect(past.getByRole('listitem').first()).toBeHidden();
  const next = main.getByRole('paragraph').filter({ hasText: /^(?:Next event|Today): / });
  const words = await next.textContent();
  await main.getByText(fold).click();
  await expect(past.getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('[data-island=events-list]')).toHaveAttribute('data-live');
  await expect(past.getByRole('listitem').first()).toBeVisible();
  await expect(next).toHaveText(words ?? '');
  await next.getByRole('link').click();
  await expect(main.locator('#next-event')).toBeInViewport();
});

test('on another day the next event is another one', onlyInAll(), async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-28T07:00:00+05:30'));
  await page.goto('/Events');
  const main = page.getByRole('main');
  await expect(main.getByText('Today: Inter-house quiz finals')).toBeVisible();
  const meet = main.getByRole('listitem').filter({ hasText: 'Annual athletic meet' }).first();
  await expect(meet.getByText('Past', { exact: true })).toBeVisible();
});

test(
  'what a reader has opened stays open while the list changes',
  onlyInAll(),
  async ({ page }) => {
    let isChanged = false;
    await page.route('**/api/events/All/DHS', async (route) => {
      if (!isChanged) return route.continue();
      const headers = { ...route.request().headers(), 'if-none-match': '' };
      const response = await route.fetch({ headers });
      const [record, ...others] = (await response.json()) as object[];
      const json = [...others, { ...record, _id: 'new', title: 'Kite day', date: '2026-11-30' }];
      await route.fulfill({ json, headers: { ...response.headers(), etag: 'W/"other"' } });
    });
    await page.goto('/Events', { waitUntil: 'networkidle' });
    const main = page.getByRole('main');
    // A move has the list fetched for its filters.
    isChanged = true;
    await main.getByText(fold).click();
    await expect(main.getByRole('heading', { name: 'Kite day' })).toBeVisible();
    await expect(main.getByRole('group').getByRole('listitem').first()).toBeVisible();
  },
);

import { readFile } from 'node:fs/promises';
import { basePath, expect, onSite, test } from './support/page';
import { onlyInAll } from './support/only-in-all';

/** The browser itself complains of the status. */
const statusComplaint = /^Failed to load resource: .* status of 410/;

test('an old address leads to where the page is now', async ({ page, request }) => {
  const reply = await request.get('/FeesAndCharges?from=mail', { maxRedirects: 0 });
  expect([reply.status(), reply.headers().location]).toEqual([
    301,
    onSite('/FeeStructure?from=mail'),
  ]);
  await page.goto('/feesandcharges/');
  await expect(page).toHaveURL(/\/FeeStructure$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fee Structure');
});

test(
  'the page at an old address leads on by itself, for hosts that know files alone',
  onlyInAll(),
  async ({ page }) => {
    // What the build has written there, as such a host sends it.
    const folder = basePath() === '' ? 'public' : 'reports/below/public';
    const body = await readFile(`${folder}/FeesAndCharges/index.html`, 'utf8');
    await page.route('**/FeesAndCharges', (route) =>
      route.fulfill({ body, contentType: 'text/html' }),
    );
    await page.goto('/FeesAndCharges', { waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/FeeStructure$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fee Structure');
  },
);

test('a page that was removed for good is gone, and the way on is shown', async ({
  page,
  seen,
}) => {
  seen.caused.push(statusComplaint);
  expect((await page.goto('/OnlineClasses'))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

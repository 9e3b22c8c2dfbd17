import { expect, test } from './support/page';

test('a document loads its scripts at the first key press and then moves without reloading', async ({
  page,
  seen,
}) => {
  await page.goto('/AboutUs', { waitUntil: 'networkidle' });
  expect(seen.scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => seen.scripts.length).toBeGreaterThan(0);
  await page.waitForFunction(() => 'live' in document.documentElement.dataset);
  // The footer takes over by itself, after the page; until then its links load the page anew.
  await page.waitForFunction(() => document.querySelector('footer')?.closest('[data-live]'));
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the menu opens at the first click, before any script has arrived', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/AboutUs');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByText('Admission', { exact: true })
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Fee Structure' })).toBeVisible();
});

test('a press on a button before the scripts have arrived is answered when they have', async ({
  page,
  seen,
}) => {
  await page.route(/maps\.example/, (route) => route.fulfill({ body: 'A map' }));
  await page.goto('/AboutUs', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.locator('iframe[title^="Map"]')).toBeAttached();
  // The frame stands before its request is told.
  await expect.poll(() => seen.elsewhere).toEqual([expect.stringContaining('maps.example')]);
  seen.elsewhere.length = 0;
});

for (const path of ['/News', '/ContactUs']) {
  test(`${path} stays whole when its later scripts fail on the way, and has them when they come`, async ({
    page,
    seen,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const own = await page.evaluate(() => document.getElementById('boot')?.dataset['src'] ?? '');
    let failed = 0;
    await page.route('**/*.js', (route) => {
      if (own.includes(new URL(route.request().url()).pathname)) return route.continue();
      failed += 1;
      return route.abort();
    });
    await page.mouse.move(20, 20);
    const main = page.getByRole('navigation', { name: 'Main' });
    // Those of the header, the footer and the page's head.
    await expect.poll(() => failed).toBeGreaterThan(2);
    await page.waitForFunction(() => 'live' in document.documentElement.dataset);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByText('Admission', { exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('Quick links')).toBeVisible();

    await page.unroute('**/*.js');
    await page.waitForFunction(() => document.querySelector('footer')?.closest('[data-live]'));
    // What the browser says of the failed calls belongs to this test.
    seen.problems.splice(0);
  });
}

for (const timezoneId of ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });
    for (const path of ['/', '/AboutUs', '/News', '/SchoolCalendar']) {
      test(`${path} takes over its built page without a complaint`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.mouse.move(20, 20);
        await page.waitForFunction(() => 'live' in document.documentElement.dataset);
      });
    }
  });
}

test('a link in running text moves without reloading once the scripts are there', async ({
  page,
}) => {
  await page.goto('/Promotion', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => 'live' in document.documentElement.dataset);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('main').locator('p a[href="/ISCcriteria"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ISC Criteria');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotion Criteria');
});

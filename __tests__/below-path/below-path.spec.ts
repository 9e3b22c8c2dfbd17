import { basePath } from '../e2e/support/addresses';
import { addressOf, expect, onSite, test } from '../e2e/support/page';

test('the form editor opens below the path', async ({ page, seen }) => {
  // Of the package's own framework: a value was read after its component had gone.
  seen.caused.push(/svelte\.dev\/e\/derived_inert/);
  await page.goto('/edit');
  await expect(page.getByRole('button', { name: /local repository/i })).toBeVisible();
  await page.goto('/edit/help');
  await page.getByRole('link', { name: 'Open the forms' }).click();
  await expect(page).toHaveURL(onSite('/edit'));
});

test('links that editors write lead below the path, in words, menus and lists', async ({
  page,
}) => {
  for (const path of ['/', '/Promotion', '/News', '/404.html', '/offline.html']) {
    await page.goto(path);
    const hrefs = await page
      .locator('[href^="/"], [src^="/"], [action^="/"]')
      .evaluateAll((all) =>
        all.map((one) =>
          ['href', 'src', 'action'].map((name) => one.getAttribute(name)).find(Boolean),
        ),
      );
    expect(hrefs.length, path).toBeGreaterThan(0);
    expect(
      hrefs.filter((href) => !href?.startsWith(`${basePath}/`)),
      path,
    ).toEqual([]);
  }
});

test.describe('kept on a device', () => {
  test.use({ isolated: true, serviceWorkers: 'allow' });

  test('the site covers its path alone, and opens there as an app', async ({ page, request }) => {
    await page.goto('/Fee', { waitUntil: 'networkidle' });
    await page.mouse.move(40, 40);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(addressOf('/'));
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = (await (await request.get(href ?? '')).json()) as Record<string, unknown>;
    expect([manifest['start_url'], manifest['scope']]).toEqual([onSite('/'), onSite('/')]);
  });
});

test('the root of the host leads to the site, and holds nothing else', async ({ request }) => {
  const { origin } = new URL(addressOf('/'));
  // A full address is asked for as it is.
  const root = await request.get(`${origin}/`, { maxRedirects: 0 });
  expect([root.status(), root.headers()['location']]).toEqual([302, onSite('/')]);
  for (const path of ['/Fee', '/api/news/all/DHS', '/sw.js']) {
    expect((await request.get(origin + path)).status(), path).toBe(404);
  }
});

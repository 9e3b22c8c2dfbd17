import { basePath } from '../e2e/support/addresses';
import { attribute, elementsIn, parsePage } from '../../src/lib/html/tree';
import { routes } from '../e2e/support/routes';
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

test('every address of every page leads below the path', async ({ request }) => {
  for (const path of [...routes.map((route) => route.path), '/404.html', '/offline.html']) {
    const html = await (await request.get(path)).text();
    const all = [...elementsIn(parsePage(html))];
    const valuesOf = (names: readonly string[]) =>
      names.flatMap((name) => all.map((one) => attribute(one, name) ?? ''));
    const sets = valuesOf(['srcset', 'imagesrcset']).flatMap((set) => set.split(/,\s*/));
    const found = [...valuesOf(['href', 'src', 'action', 'data-src']), ...sets].filter((one) =>
      /^\/(?!\/)/.test(one),
    );
    expect(found.length, path).toBeGreaterThan(0);
    const elsewhere = found.filter((address) => !address.startsWith(`${basePath}/`));
    expect(elsewhere, path).toEqual([]);
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

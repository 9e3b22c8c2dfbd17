import { sheetGoals } from './support/goals';
import { gzipBytes } from './support/wire';
import { expect, test } from './support/page';

/** What each page weighs besides is held where it is visited (`shell.spec.ts`). */
test('the two stylesheets of all pages keep to their budgets', async ({ page, request }) => {
  await page.goto('/AboutUs');
  const addresses = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const sizes = await Promise.all(
    addresses.map(async (url) => gzipBytes(await (await request.get(url)).body())),
  );
  expect(sizes[0]).toBeLessThanOrEqual(sheetGoals.site.limit);
  expect(sizes[1]).toBeLessThanOrEqual(sheetGoals.print.limit);
  expect(sizes).toHaveLength(2);
});

import { fontGoal, htmlGoal, scriptGoalOf, sheetGoals } from '../../harness/bench/goals';
import { bytesOnTheWire, gzipBytes } from '../../harness/bench/wire';
import { siteOrigin } from './support/addresses';
import { expect, test } from './support/page';
import { routes } from './support/routes';

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

for (const route of routes) {
  const { path, kind } = route;
  test(`${path} keeps to its weight`, async ({ page, request }) => {
    const html = await bytesOnTheWire(siteOrigin + path, 'br, gzip');
    expect(html).toBeLessThanOrEqual(htmlGoal.limit);

    const scripts = new Set<string>();
    const fonts = new Set<string>();
    page.on('request', (sent) => {
      const url = sent.url();
      // The browser's viewer of papers brings fonts of its own.
      if (!url.startsWith(siteOrigin)) return;
      if (sent.resourceType() === 'font') fonts.add(url);
      if (sent.resourceType() === 'script' || url.endsWith('.js')) scripts.add(url);
    });
    const sizesOf = (urls: Iterable<string>, sizeOf: (body: Buffer) => number) =>
      Promise.all([...urls].map(async (url) => sizeOf(await (await request.get(url)).body())));
    await page.goto(path, { waitUntil: 'networkidle' });

    const fontSizes = await sizesOf(fonts, ({ length }) => length);
    expect(fontSizes).toHaveLength(3);
    expect(sum(fontSizes)).toBeLessThanOrEqual(fontGoal.stretch);

    const early = expect([...scripts], 'scripts before the first move');
    if (kind === 'live') early.not.toEqual([]);
    else early.toEqual([]);
    expect(sum(await sizesOf(scripts, gzipBytes))).toBeLessThanOrEqual(scriptGoalOf(route).limit);
  });
}

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

import type { Page, Request } from '@playwright/test';
import { manyCirculars } from '../../stories/features/circulars/circulars.examples';
import { manyAlbums } from '../../stories/features/gallery/gallery.examples';
import { manyNews } from '../../stories/features/news/news.examples';
import { wholeChromium } from '../../harness/find-chromium';
import { siteOrigin } from './support/addresses';
import { expect, onSite, test } from './support/page';
import { onlyInAll } from './support/only-in-all';

// The test driver switches off the cache for Back and Forward, which visitors have.
test.use({
  launchOptions: { ...wholeChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Leaves a list by a link of the footer, and comes back to it. */
async function leaveAndReturn(page: Page) {
  // By its script, as a link of the page would be followed: a press would scroll to the footer.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Transfer Certificate' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transfer Certificate');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack({ waitUntil: 'commit' });
}

/** Notes in the page whether the browser shows it as it was kept. */
const watchReturn = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });

const wasKept = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['persisted'] === 'true');

for (const [path, call, records, row] of [
  ['/Circular?year=all', '**/api/circular/all/DHS', manyCirculars(200), /^Notice \d+ to parents$/],
  ['/News?year=all', '**/api/news/all/DHS', manyNews(200), /^Report \d+ from class \d+$/],
  ['/Gallery?year=all', '**/api/gallery/All/DHS', manyAlbums(200), /^Walk \d+ of the nature club$/],
] as const) {
  const title = `Back to ${path} shows as much of the list as before, at the same place, without a call`;
  test(title, onlyInAll(), async ({ page }) => {
    let calls = 0;
    await page.route(call, (route) => {
      calls += 1;
      return route.fulfill({ json: records });
    });
    await page.route('**/api/image/**', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    );
    await page.goto(path);
    const shown = page.getByRole('main').getByRole('heading').filter({ hasText: row });
    const more = page.getByRole('button', { name: 'Show more' });
    // The list of the built page, and its button, are replaced by that of the reply.
    await expect(shown.first()).toBeVisible();
    for (const count of [12, 36]) {
      // A reader sees the end of the list first; what comes late would move it under the mouse.
      await more.scrollIntoViewIfNeeded();
      await expect(shown).toHaveCount(count);
      await more.click();
    }
    await expect(shown).toHaveCount(60);
    await shown.nth(49).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(2_000);
    const made = calls;
    await watchReturn(page);
    await leaveAndReturn(page);
    await expect(shown).toHaveCount(60);
    expect(await wasKept(page)).toBe(true);
    expect(await page.evaluate((y) => Math.abs(window.scrollY - y), before)).toBeLessThan(4);
    await expect(shown.nth(49)).toBeInViewport();
    expect(calls).toBe(made);
  });
}

/** Whether a page at /News asks for it; the page before it may still do so after the way back. */
const isOfNews = (request: Request) =>
  new URL(request.headers()['referer'] ?? siteOrigin).pathname === onSite('/News');

/** What a change of the page asks for is asked in the next frame, in which it is laid out. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

test(
  'Back to a filtered list shows it as it was, with no request at all',
  onlyInAll(),
  async ({ page }) => {
    const underWay = new Set<Request>();
    page.on('request', (request) => underWay.add(request));
    page.on('requestfinished', (request) => underWay.delete(request));
    page.on('requestfailed', (request) => underWay.delete(request));
    await page.goto('/News', { waitUntil: 'networkidle' });
    // The year of the day may have no November yet.
    await page.getByLabel('Year').selectOption({ label: 'All Years' });
    await page.getByLabel('Month').selectOption('November');
    await page.getByPlaceholder('Search Here..').fill('children');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings.filter({ hasNotText: /children/i })).toHaveCount(0);
    const count = await headings.count();
    expect(count).toBeGreaterThan(0);
    await watchReturn(page);
    // A page is kept as it is left: without the pictures that it still waits for.
    await twoFrames(page);
    await expect.poll(() => underWay.size).toBe(0);
    const asked: string[] = [];
    page.on('request', (request) => isOfNews(request) && asked.push(request.url()));
    await page.goto('/Fee');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByPlaceholder('Search Here..')).toHaveValue('children');
    await expect(headings).toHaveCount(count);
    expect(await wasKept(page)).toBe(true);
    // The browser asks for a tab's icon when it likes.
    expect(asked.filter((url) => !url.includes('favicon'))).toEqual([]);
  },
);

test('a menu that was left open is closed on the way back', onlyInAll(), async ({ page }) => {
  await page.goto('/AboutUs');
  await page.mouse.move(20, 20);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Admission', { exact: true }).click();
  await menu.getByRole('link', { name: 'Fee Structure' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fee Structure');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('History');
  await expect(menu.getByRole('link', { name: 'Fee Structure' })).toBeHidden();
});

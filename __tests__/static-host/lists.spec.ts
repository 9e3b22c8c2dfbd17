import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../e2e/support/page';

const api = 'reports/lists/public/api';

interface Sent {
  title?: string;
  name?: string;
  category?: string;
  attachments: string[];
}

/** A reply as it was written into the site. */
const sent = (path: string) => JSON.parse(readFileSync(join(api, path), 'utf8')) as Sent[];

test('news come, with pictures of about their size, and are filtered', async ({ page }) => {
  const asked: string[] = [];
  page.on('response', (reply) => {
    if (reply.url().includes('/api/')) asked.push(`${reply.status()} ${reply.url()}`);
  });
  const [newest] = sent('news/all/DHS');
  const others = sent('news/all/DHS').filter(({ title }) => title !== newest?.title);
  await page.goto('/News', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: newest?.title })).toBeVisible();
  await page.getByLabel('Year').selectOption('all');
  await expect(page.getByRole('heading', { name: others[0]?.title })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill(newest?.title ?? '');
  await expect(page.getByRole('heading', { name: others[0]?.title })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: newest?.title }).first()).toBeVisible();
  expect(asked.filter((one) => !one.startsWith('200'))).toEqual([]);
  expect(asked.filter((one) => /\/api\/image\/\d+\/.*\.webp$/.test(one))).not.toEqual([]);
  expect(asked.filter((one) => one.includes('?'))).toEqual([]);
});

test('an album opens from the gallery, and shows its photos', async ({ page }) => {
  await page.goto('/Gallery');
  const [album] = sent('gallery/All/DHS').filter(({ category }) => category === 'PhotoGallery');
  await page.getByRole('main').getByRole('link', { name: album?.title }).first().click();
  await expect(page).toHaveURL(/SubGallery\?id=/);
  const photos = page.getByRole('main').locator('img[src*="/api/image/"]');
  await expect(photos).toHaveCount(album?.attachments.length ?? 0);
  await expect
    .poll(() => photos.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
});

test('a circular and an album have a page each that tells what it is', async ({ page }) => {
  const circulars = sent('circular/all/DHS') as (Sent & { _id: string })[];
  const [circular] = circulars.filter(({ category }) => category === 'Circular');
  await page.goto(`/Circular/${circular?._id}`);
  await expect(page).toHaveTitle(`${circular?.title} - Deodar Hill School`);
  await expect(page.getByRole('heading', { level: 2, name: circular?.title })).toBeVisible();
  const albums = sent('gallery/All/DHS') as (Sent & { _id: string })[];
  const [album] = albums.filter(({ category }) => category === 'PhotoGallery');
  await page.goto(`/Gallery/${album?._id}`);
  await expect(page.getByRole('heading', { level: 2, name: album?.title })).toBeVisible();
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  const reply = await page.request.get(new URL(card ?? '').pathname);
  expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await reply.body()).length).toBeLessThan(300_000);
});

test('an album that is none says so', async ({ page, seen }) => {
  seen.caused = [/404/];
  await page.goto('/SubGallery?id=no-such-album');
  await expect(page.getByText('This album is not here')).toBeVisible();
});

test('the front page names whose birthday it is, and nobody the day after', async ({
  page,
  context,
}) => {
  const birthdays = sent('birthdays/DHS');
  const names = birthdays.map(({ name }) => name ?? '');
  await page.goto('/');
  // The notice holds the page until it is closed.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const section = page.getByRole('region', { name: 'Happy birthday today' });
  // The sections above grow as they come: it may have to be scrolled to again.
  const shows = (words: string) =>
    expect(async () => {
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByText(words).first()).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
  await shows(names[0] ?? 'nobody');
  await context.clock.setFixedTime(new Date('2026-11-21T00:00:01+05:30'));
  await page.reload();
  await shows('Student Name');
  await expect(section.getByText(names[0] ?? 'nobody')).toHaveCount(0);
});

test('toppers, circulars, events and letters come', async ({ page }) => {
  for (const [path, list, field] of [
    ['/ISCToppers', 'topper/all/DHS', 'name'],
    ['/Circular', 'circular/all/DHS', 'title'],
    ['/Events', 'events/All/DHS', 'title'],
    ['/Alumni', 'testimonials/DHS', 'name'],
    ['/ManagerMessage', 'message/all/DHS', 'name'],
  ] as const) {
    await page.goto(path);
    const words = sent(list).map((record) => record[field] ?? '');
    const some = page.getByRole('main').getByText(new RegExp(words.map(escaped).join('|')));
    await expect(some.first(), path).toBeVisible();
  }
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the pages of forms say whom to write to', async ({ page }) => {
      for (const path of ['/ContactUs', '/Tc']) {
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(main.getByText('Please write to')).toBeVisible();
        // The check of a number asks the page itself.
        await expect(main.locator('form:not([action^="#"])')).toHaveCount(0);
        await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
      }
    });
  });
}

test('nothing that lists tell of children stands in a page', () => {
  const names = [...sent('birthdays/DHS'), ...sent('topper/all/DHS')].map(({ name }) => name ?? '');
  const pages = readdirSync('reports/lists/public', { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html'));
  expect(names.length).toBeGreaterThan(10);
  const naming = pages.filter((file) => {
    const html = readFileSync(join('reports/lists/public', file), 'utf8');
    return names.some((name) => html.includes(name));
  });
  expect(naming).toEqual([]);
});

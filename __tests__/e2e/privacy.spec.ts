import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { lists } from '../../src/content-service/dataset/lists';
import { expect, test } from './support/page';

const contentOf = (file: string) => parse(readFileSync(`content/${file}`, 'utf8')) as unknown;

/** The child whom the sample school has withdrawn, and who stands in its list of toppers. */
const { withdrawn } = contentOf('privacy.yaml') as { withdrawn: [{ name: string }] };
const [{ name }] = withdrawn;
const toppers = contentOf('service/toppers.yaml') as { name: string; attachments: [string] }[];
const portrait = toppers.find((topper) => topper.name === name)?.attachments[0];
const written = new RegExp(name.replace(' ', '[\\s\\-_.]*'), 'i');

test('a withdrawn child is written in the lists, so that the search for the name finds it', () => {
  expect(portrait).toBeDefined();
});

test('no file of the built site names a withdrawn child', () => {
  const all = readdirSync('public', { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const texts = all.filter((entry) =>
    /\.(html|js|json|xml|css|txt|ics|webmanifest)$/.test(entry.name),
  );
  expect(texts.length).toBeGreaterThan(100);
  const naming = texts.filter((entry) =>
    written.test(readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  );
  expect(naming.map((entry) => entry.name)).toEqual([]);
  expect(all.filter((entry) => written.test(entry.name))).toEqual([]);
});

test('no list of the service names a withdrawn child, and the portrait is gone', async ({
  request,
}) => {
  for (const route of Object.keys(lists)) {
    const reply = await request.get(route.replace(':code', 'DHS'));
    expect(reply.status(), route).toBe(200);
    expect(written.test(await reply.text()), route).toBe(false);
  }
  expect((await request.get(`/api/image/${portrait}`)).status()).toBe(404);
});

test('a withdrawn child is not shown by a provider’s list either', async ({ page }) => {
  const topper = (of: string, division: number) => ({
    _id: of,
    class: 'XII',
    sessionYear: '2025-2026',
    name: of,
    division,
    stream: 'Science',
    attachments: [],
  });
  await page.route('**/api/topper/all/DHS', (route) =>
    route.fulfill({ json: [topper(name.toUpperCase(), 99), topper('Meher Gill', 98)] }),
  );
  await page.goto('/ISCToppers');
  await expect(page.getByText('Meher Gill')).toBeVisible();
  await expect(page.getByText(written)).toHaveCount(0);
});

test('search engines, feeds and previews are kept from pages that name children', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const feed = await (await request.get('/rss.xml')).text();
  for (const path of ['/StudentCouncil', '/ICSEToppers', '/ISCToppers']) {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('meta[property="og:description"]')).toHaveCount(0);
    expect(sitemap).not.toContain(`${path}<`);
    expect(feed).not.toContain(path);
  }
  await page.goto('/Privacy');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

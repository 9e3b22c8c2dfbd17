import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { formatLongDay } from '../../src/lib/dates/format';
import type { PlainDate } from '../../src/lib/dates/plain-date';
import { findViolations } from '../../harness/axe';
import { addressOf, expect, test, onSite } from './support/page';
import { onlyInAll } from './support/only-in-all';

test.use({ isolated: true });

interface Sent {
  _id: string;
  title: string;
  date: string;
  description?: string;
  attachments: string[];
}

async function first(request: APIRequestContext, call: string): Promise<Sent> {
  const [item] = (await (await request.get(call)).json()) as Sent[];
  if (!item) throw new Error(`${call} has nothing.`);
  return item;
}
const aCircular = (request: APIRequestContext) => first(request, '/api/circular/all/DHS');
const anAlbum = (request: APIRequestContext) => first(request, '/api/gallery/DHS');

const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

test('the preview of a circular and of an album tells what it is', async ({ request }) => {
  const [circular, album] = await Promise.all([aCircular(request), anAlbum(request)]);
  for (const [path, { title }] of [
    [`/Circular/${circular._id}`, circular],
    [`/Gallery/${album._id}`, album],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(unescaped(meta(html, 'og:title'))).toBe(`${title} - Deodar Hill School`);
    expect(meta(html, 'og:description')).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}/);
    expect(meta(html, 'og:url')).toMatch(new RegExp(`^https://[^/]+${onSite(path)}$`));
    expect(meta(html, 'robots')).toBe('noindex');
    const reply = await request.get(new URL(meta(html, 'og:image')).pathname);
    const picture = await reply.body();
    expect(reply.headers()['content-type']).toBe('image/jpeg');
    expect(picture.length).toBeLessThan(300_000);
    const { width, height } = await sharp(picture).metadata();
    expect([width, height]).toEqual([1200, 630]);
  }
});

test('a circular is shared from its list, and stands first where its link leads', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
    origin: new URL(addressOf('/')).origin,
  });
  const { _id, title, date, attachments } = await aCircular(request);
  await page.goto('/Circular?year=all');
  // A desktop's browser may have a window of its own, which no test can close.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first();
  await row.getByRole('button', { name: /^Share/ }).click();
  await expect(row.getByRole('status')).toHaveText('The text is copied, with its address.');
  const address = addressOf(`/Circular/${_id}`);
  const facts = `Deodar Hill School, ${formatLongDay(date as PlainDate)}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [title, facts, address].join('\n'),
  );

  await page.goto(address);
  const sheet = page.getByRole('main').getByRole('article');
  await expect(sheet.getByRole('heading', { name: title })).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Open the circular (PDF)' })).toHaveAttribute(
    'href',
    onSite(`/api/image/${attachments[0]}`),
  );
  // The list follows, its filters work, and the address stays the circular's.
  await page.getByLabel('Year').selectOption('all');
  await expect(page).toHaveURL(`${address}?year=all`);
  await expect(sheet).toHaveCount(1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findViolations(page, {}, 'main')).toEqual([]);
  }
});

test(
  'an album opens at its own address, and shares it',
  onlyInAll(),
  async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
      origin: new URL(addressOf('/')).origin,
    });
    const { _id, title, attachments } = await anAlbum(request);
    await page.goto(`/Gallery/${_id}`);
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
    await expect(main.locator('img[src*="/api/image/"]')).toHaveCount(
      Math.min(attachments.length, 24),
    );
    await main.getByRole('button', { name: /^Share/ }).click();
    await expect(
      main.getByRole('status').getByText('The text is copied, with its address.'),
    ).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n').at(-1)).toBe(addressOf(`/Gallery/${_id}`));
  },
);

test('what is not there is the page for wrong addresses', onlyInAll(), async ({ page, seen }) => {
  seen.caused = [/404/];
  for (const path of ['/Circular/nowhere', '/Gallery/nowhere']) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both say what they are', async ({ page, request }) => {
    const [circular, album] = await Promise.all([aCircular(request), anAlbum(request)]);
    await page.goto(`/Circular/${circular._id}`);
    const sheet = page.getByRole('article');
    await expect(sheet.getByRole('heading', { name: circular.title })).toBeVisible();
    await expect(sheet.getByRole('link', { name: /^Open the circular/ })).toBeVisible();
    await page.goto(`/Gallery/${album._id}`);
    await expect(page.getByRole('heading', { name: album.title })).toBeVisible();
  });
});

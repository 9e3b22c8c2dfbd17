import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import { siteOrigin } from './support/addresses';
import { expect, test } from './support/page';
import { routes } from './support/routes';

/** Script that a page may load by itself, in bytes after gzip: the stated goals. */
const homeLimit = 120_000;
const liveLimit = 105_000;
/** What fits into the first flight of a new connection, as browsers get it. */
const htmlLimit = 14_600;
/** The core of the three fonts. No page of this school needs more of them. */
const fontLimit = 38_500;

/** Bytes of a page on the wire, with the compression that every current browser asks for. */
const bytesOnTheWire = (path: string) =>
  new Promise<number>((resolve, reject) => {
    get(`${siteOrigin}${path}`, { headers: { 'accept-encoding': 'br, gzip' } }, (reply) => {
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => (bytes += chunk.length));
      reply.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

for (const { path, kind } of routes) {
  test(`${path} keeps to its weight`, async ({ page, request }) => {
    expect(await bytesOnTheWire(path)).toBeLessThanOrEqual(htmlLimit);

    const scripts: string[] = [];
    const fonts: string[] = [];
    page.on('request', (sent) => {
      // The browser's viewer of papers brings fonts of its own.
      const ours = sent.url().startsWith(siteOrigin);
      if (ours && sent.resourceType() === 'font') fonts.push(sent.url());
      if (sent.resourceType() === 'script' || sent.url().endsWith('.js')) scripts.push(sent.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const fontSizes = await Promise.all(
      [...new Set(fonts)].map(async (url) => (await (await request.get(url)).body()).length),
    );
    expect(fontSizes).toHaveLength(3);
    expect(sum(fontSizes)).toBeLessThanOrEqual(fontLimit);
    if (kind !== 'live') {
      expect(scripts, 'scripts before the first move').toEqual([]);
      return;
    }
    const sizes = await Promise.all(
      [...new Set(scripts)]
        .filter((url) => url.startsWith(siteOrigin))
        .map(async (url) => gzipSync(await (await request.get(url)).body(), { level: 9 }).length),
    );
    expect(sum(sizes)).toBeLessThanOrEqual(path === '/' ? homeLimit : liveLimit);
  });
}

test('the two stylesheets of all pages keep to their budgets', async ({ page, request }) => {
  await page.goto('/AboutUs');
  const addresses = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const sizes = await Promise.all(
    addresses.map(async (url) => gzipSync(await (await request.get(url)).body()).length),
  );
  // What all pages need below their first screen and in the states of their islands; paper's rules.
  expect(sizes[0]).toBeLessThanOrEqual(16_000);
  expect(sizes[1]).toBeLessThanOrEqual(5_000);
  expect(sizes).toHaveLength(2);
});

import { gzipSync } from 'node:zlib';
import { siteOrigin } from './support/addresses';
import { expect, test } from './support/page';
import { routes } from './support/routes';

/** Script that a page may load by itself, in bytes after gzip. */
const scriptLimits: Record<string, number> = { '/': 160_000, '/News': 135_000 };
const liveLimit = 150_000;
/** What fits into the first flight of a new connection. */
const htmlLimit = 14_600;

for (const { path, kind } of routes) {
  test(`${path} keeps to its weight`, async ({ page, request }) => {
    const response = await request.get(path);
    expect(gzipSync(await response.body(), { level: 9 }).length).toBeLessThanOrEqual(htmlLimit);

    const scripts: string[] = [];
    page.on('request', (sent) => {
      if (sent.resourceType() === 'script' || sent.url().endsWith('.js')) scripts.push(sent.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    if (kind === 'static') {
      expect(scripts, 'scripts before the first move').toEqual([]);
      return;
    }
    const sizes = await Promise.all(
      [...new Set(scripts)]
        .filter((url) => url.startsWith(siteOrigin))
        .map(async (url) => gzipSync(await (await request.get(url)).body(), { level: 9 }).length),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
      scriptLimits[path] ?? liveLimit,
    );
  });
}

import type { Browser, Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { EXAMPLE_NOW } from '../../src/lib/dates/example-today';
import { scrollToEnd } from '../bench/shift-watch';
import { watchNetwork } from '../shots/network';
import type { SiteRoute } from '../shots/site-routes';

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };

/** Keeps the scripts of the site itself as they come, each once; gives their bytes after gzip so far. */
function keepScripts(page: Page, origin: string): () => Promise<number> {
  const bodies = new Map<string, Promise<number>>();
  page.on('response', (reply) => {
    const url = reply.url();
    const isScript = reply.request().resourceType() === 'script' || url.endsWith('.js');
    if (!url.startsWith(origin) || reply.status() !== 200 || !isScript || bodies.has(url)) return;
    // A preload that was answered from the cache has no body of its own.
    bodies.set(
      url,
      reply.body().then(
        (body) => gzipSync(body, { level: 9 }).length,
        () => 0,
      ),
    );
  });
  return async () => (await Promise.all(bodies.values())).reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * What a phone loads of script, in bytes after gzip: before the page is idle and before anything moves,
 * and when the whole page was seen.
 */
export async function weighScripts(
  browser: Browser,
  origin: string,
  { visit }: Pick<SiteRoute, 'visit'>,
): Promise<{ scripts: number; allScripts: number }> {
  const context = await browser.newContext(phone);
  try {
    await context.clock.setFixedTime(new Date(EXAMPLE_NOW));
    const page = await context.newPage();
    const loaded = keepScripts(page, origin);
    // A browser's PDF viewer asks for hundreds of files of its own.
    const network = watchNetwork(page, (request) => request.url().startsWith(origin));
    await page.goto(origin + visit, { waitUntil: 'networkidle' });
    const scripts = await loaded();
    await scrollToEnd(page);
    await network.quiet(2000, 60_000);
    return { scripts, allScripts: await loaded() };
  } finally {
    await context.close();
  }
}

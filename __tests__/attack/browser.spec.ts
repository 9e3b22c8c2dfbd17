import type { Page } from '@playwright/test';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { attack } from './support/attack';
import { findHeadlessShell, launchChromium } from '../../harness/find-chromium';

/** Does something in a browser of its own. */
async function inBrowser<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await launchChromium(findHeadlessShell());
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}

const blanks = ' '.repeat(80_000);
const hostile = `<img src=x onerror="window.hit=1"><script>window.hit=1</script>`;

/** Records of which each holds in one field what slows a pattern down or runs a script. */
const attackOn = (record: Record<string, unknown>, text: string) =>
  Object.keys(record).map((field) => ({ ...record, [field]: text }));

const toppers = attackOn(
  {
    _id: 't',
    class: 'XII',
    sessionYear: '2025-2026',
    name: 'Asha Rana',
    division: '98',
    stream: 'Science',
    attachments: 'pictures/people/topper-01.webp',
  },
  `1${blanks}x`,
);

const news = attackOn(
  {
    _id: 'n',
    title: 'Sports day',
    description: hostile,
    fromDate: '2026-11-02',
    image: 'pictures/news/dawn.webp',
    attachments: [],
  },
  `1${blanks}${hostile}`,
);

/** The longest that the page's main thread was held up, in ms, while it took records in. */
async function heldUp(page: Page, url: string, pattern: RegExp, records: unknown): Promise<number> {
  await page.route(pattern, (route) => route.fulfill({ json: records }));
  await page.addInitScript(() => {
    let last = performance.now();
    Object.assign(window, { longest: 0 });
    setInterval(() => {
      const now = performance.now();
      const held = window as unknown as { longest: number };
      held.longest = Math.max(held.longest, now - last);
      last = now;
    }, 20);
  });
  await page.goto(url);
  await page.mouse.move(50, 50);
  await page.locator('main [data-live]').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as { longest: number }).longest);
}

attack({
  name: 'provider',
  about: 'a provider whose records hold 80,000 blanks and scripts, in a browser',
  async run({ service }) {
    const problems: string[] = [];
    const cases: [string, RegExp, unknown][] = [
      ['/ISCToppers', /\/api\/topper\//, toppers],
      ['/News', /\/api\/news\//, news],
    ];
    for (const [path, pattern, records] of cases) {
      await inBrowser(async (page) => {
        const ms = await heldUp(page, service.origin + path, pattern, records);
        if (ms > 1000) problems.push(`${path} stood still for ${Math.round(ms)} ms`);
        if (await page.evaluate(() => 'hit' in window)) problems.push(`${path} ran a script`);
      });
    }
    return { sent: `${cases.length} pages`, problems };
  },
});

const signIn =
  '<!doctype html><html><head><title>Sign in</title></head><body>Free Wi-Fi: sign in</body></html>';

/** Stands before the service; once `closed`, it answers everything with its sign-in page, as hotel Wi-Fi does. */
async function openPortal(target: string) {
  const state = { closed: false };
  const server: Server = createServer((asked, reply) => {
    if (state.closed) {
      reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return reply.end(signIn);
    }
    const { method, headers } = asked;
    const passed = request(
      target + (asked.url ?? '/'),
      // Connections that the proxy kept would count as the service's.
      { method, headers: { ...headers, connection: 'close' }, agent: false },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    passed.on('error', () => reply.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${port}`, state, close };
}

attack({
  name: 'portal',
  about: 'a Wi-Fi sign-in page answers everything while the worker installs',
  async run({ service }) {
    const wifi = await openPortal(service.origin);
    const problems: string[] = [];
    try {
      await inBrowser(async (page) => {
        await page.goto(`${wifi.origin}/AboutUs`);
        wifi.state.closed = true;
        await page.evaluate(async () => {
          const found = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
          await found?.update().catch(() => undefined);
        });
        wifi.state.closed = false;
        // The worker itself comes through, and then the portal closes on its files.
        await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
        wifi.state.closed = true;
        await page.waitForFunction(async () => {
          const found = await navigator.serviceWorker.getRegistration();
          return !found?.installing && (!found?.active || found.active.state === 'activated');
        });
        wifi.state.closed = false;
        const kept = await page.evaluate(async () => {
          const names = await caches.keys();
          const all = await Promise.all(
            names.map(async (name) => {
              const cache = await caches.open(name);
              const found = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
              return Promise.all(found.map((reply) => reply?.text()));
            }),
          );
          return all.flat().filter((text) => text?.includes('Free Wi-Fi')).length;
        });
        if (kept > 0) problems.push(`${kept} files of the portal are kept`);
        await page.goto(`${wifi.origin}/News`);
        await page.mouse.move(50, 50);
        const list = page.locator('main article, main li').first();
        await list.waitFor({ timeout: 15_000 }).catch(() => problems.push('/News has no items'));
      });
    } finally {
      wifi.close();
    }
    return { sent: '1 visit', problems };
  },
});

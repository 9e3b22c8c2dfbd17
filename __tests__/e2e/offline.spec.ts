import type { BrowserContext, Page } from '@playwright/test';
import { copySite } from './support/new-build';
import { basePath, expect, onSite, test, type Watch } from './support/page';
import { onlyInAll } from './support/only-in-all';

test.use({ isolated: true, serviceWorkers: 'allow' });

/** Opens a page as a visitor who stays, until their browser keeps the site. */
async function visit(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  // On a slow machine a move may come before a list's scripts listen; nobody moves only once.
  let x = 40;
  const workerState = async () => {
    await page.mouse.move((x += 1), 40);
    return page.evaluate(() => navigator.serviceWorker.controller?.state);
  };
  await expect.poll(workerState, { timeout: 45_000 }).toBe('activated');
}

/** Every address in every store of the browser, as the site's own. */
const keptAddresses = (page: Page) =>
  page.evaluate(async (base) => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname.slice(base.length));
  }, basePath());

/** Takes the network away, of which the browser complains for every file that is not kept. */
async function goOffline(context: BrowserContext, seen: Watch) {
  seen.caused.push(/^Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)$/);
  await context.setOffline(true);
}

const note = (page: Page) => page.locator('#offline-note');

test('a document brings no worker before the first interaction', async ({ page, seen }) => {
  await page.goto('/Fee', { waitUntil: 'networkidle' });
  expect(seen.scripts).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
});

test('the handbook opens without network, says so, and from when it is', async ({
  page,
  context,
  seen,
}) => {
  await visit(page, '/AboutUs');
  await goOffline(context, seen);
  await page.goto('/FeeStructure');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fee Structure');
  await expect(note(page)).toHaveText(/offline.* as it was on \d+ \w{3} \d{4}, \d+:\d\d [ap]m/);
  await page.mouse.move(80, 80);
  await page.waitForFunction(() => 'live' in document.documentElement.dataset);
  await page.goto('/leave/');
  await expect(page).toHaveURL(/\/Leave$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leave');
  await context.setOffline(false);
  await expect(note(page)).toHaveCount(1);
  await page.reload();
  await expect(note(page)).toHaveCount(0);
});

const waits =
  'without network a list page holds what it held, pages can be searched, and the contact form waits: ' +
  'it says so before sending, and keeps what was written';
test(waits, onlyInAll(), async ({ page, context, seen }) => {
  await visit(page, '/AboutUs');
  await goOffline(context, seen);
  await page.goto('/News');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(note(page)).toHaveText(/as it was on/);
  await page.goto('/Search');
  await page.getByRole('searchbox').fill('late fine');
  const found = page.getByRole('region', { name: 'Pages and papers' });
  await expect(found.getByRole('link', { name: 'Paying late' })).toHaveAttribute(
    'href',
    onSite('/Fee#late-fine'),
  );
  await found.getByRole('link', { name: 'Paying late' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fee');
  await page.goto('/ContactUs');
  await expect(page.getByText('Your message stays here and can be sent')).toBeVisible();
  await page.getByLabel('Subject').fill('Bus route 4');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .toContain('Bus route 4');
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('Bus route 4');
  await context.setOffline(false);
  await expect(page.getByText('Your message stays here and can be sent')).toBeHidden();
});

test(
  'lists and pictures of the service are never kept, and neither are pages that name children',
  onlyInAll(),
  async ({ page, context, seen }) => {
    await visit(page, '/');
    for (const path of ['/ISCToppers', '/Gallery', '/StudentCouncil', '/ISCresult']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.mouse.wheel(0, 4000);
      await page.waitForLoadState('networkidle');
    }
    const kept = await keptAddresses(page);
    expect(kept).toContain('/Fee/index.html');
    expect(
      kept.filter((path) => /^\/(api|papers)\/|StudentCouncil|head-(girl|boy)/.test(path)),
    ).toEqual([]);
    await goOffline(context, seen);
    await page.goto('/StudentCouncil');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The line is down');
    await page.getByRole('link', { name: 'Timings' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Timings');
  },
);

test(
  'a page of the network comes before the kept one, so that none is stale',
  onlyInAll(),
  async ({ page, context, seen }) => {
    await visit(page, '/Fee');
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!request.url.includes('/Timings/index.html')) continue;
          const html = await (await cache.match(request))?.text();
          const old = html?.replace(/(<h1[^>]*>)[^<]*/, '$1Timings of yesterday');
          await cache.put(request, new Response(old, { headers: { 'content-type': 'text/html' } }));
        }
      }
    });
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/Timings');
    await expect(heading).toHaveText('Timings');
    await goOffline(context, seen);
    await page.goto('/Timings');
    await expect(heading).toHaveText('Timings of yesterday');
  },
);

test(
  'a form with a kept draft, opened without network, starts once and sends once',
  onlyInAll(),
  async ({ page, context, seen }) => {
    await visit(page, '/ContactUs');
    const fields = {
      'Full Name': 'Ritika Semwal',
      'Mobile No.': '+91 00000 00000',
      Email: 'ritika@deodarhill.example',
      Subject: 'Opened without network',
      Message: 'Is there a place?',
    };
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('contactDraft')))
      .toContain('Is there a place?');
    await goOffline(context, seen);
    await page.reload();
    await expect(page.getByLabel('Subject')).toHaveValue('Opened without network');
    await expect(page.getByText('Your message stays here and can be sent')).toBeVisible();
    await page.mouse.move(90, 90);
    await page.getByLabel('Subject').focus();
    const sources = () =>
      page.evaluate(() =>
        [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
      );
    await page.waitForFunction(() => document.querySelector('script[src$="/offline.js"]'));
    const loaded = await sources();
    expect(loaded.filter((src) => /app-/.test(src))).toHaveLength(1);
    expect(loaded).toEqual([...new Set(loaded)]);

    await context.setOffline(false);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.headers()['idempotency-key'] ?? '');
    });
    await page.getByRole('button', { name: 'Send Now' }).click();
    await expect(page.getByText('Thank you.', { exact: false })).toBeVisible();
    expect(posts).toEqual([expect.stringMatching(/./)]);
  },
);

test(
  'a new build takes what was withdrawn out of the visitors’ own copies',
  onlyInAll(),
  async ({ page, seen }) => {
    test.setTimeout(120_000);
    const site = await copySite();
    seen.origins.push(site.origin);
    try {
      await visit(page, `${site.origin}/Fee`);
      await page.goto(`${site.origin}/AboutUs`, { waitUntil: 'networkidle' });
      await page.mouse.wheel(0, 4000);
      const pictures = async () =>
        (await keptAddresses(page)).filter((path) => /^\/static\/.+\.webp$/.test(path));
      await expect.poll(async () => (await pictures()).length).toBeGreaterThan(0);
      expect(await keptAddresses(page)).toContain('/Timings/index.html');
      await site.withdraw('/Timings');
      await page.goto(`${site.origin}/Fee`);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect.poll(() => keptAddresses(page)).not.toContain('/Timings/index.html');
      await expect.poll(pictures).toEqual([]);
      expect(await keptAddresses(page)).toContain('/Leave/index.html');
    } finally {
      await site.close();
    }
  },
);

test(
  'a Wi-Fi sign-in page that answers while the worker is installed is never kept',
  onlyInAll(),
  async ({ page, seen }) => {
    test.setTimeout(120_000);
    const site = await copySite();
    seen.origins.push(site.origin);
    try {
      await page.goto(`${site.origin}/Fee`, { waitUntil: 'networkidle' });
      site.signInFirst(true);
      const state = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.register('/sw.js');
        const worker = registration.installing;
        await new Promise<void>((done) => {
          const look = () => worker?.state === 'redundant' && done();
          worker?.addEventListener('statechange', look);
          look();
        });
        return worker?.state;
      });
      expect(state).toBe('redundant');
      expect(await keptAddresses(page)).not.toContain('/Fee/index.html');
      site.signInFirst(false);
      await visit(page, `${site.origin}/AboutUs`);
      expect(await keptAddresses(page)).toContain('/Fee/index.html');
      await page.goto(`${site.origin}/News`);
      await expect(page.getByRole('article').first()).toBeVisible();
    } finally {
      // The page would ask the closed server for what it shows.
      await page.goto('about:blank');
      await site.close();
    }
  },
);

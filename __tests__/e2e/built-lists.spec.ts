import type { Route } from '@playwright/test';
import { asBuilt, isDayOfBuild } from './support/as-built';
import { onlyInAll } from './support/only-in-all';
import { expect, onSite, test } from './support/page';
import { schoolDay } from './support/school-day';

/** Lists that stand in their pages: the call of each, and the field of a record that its page shows. */
const lists = [
  { path: '/News', call: '/api/news/all/DHS' },
  { path: '/Circular', call: '/api/circular/all/DHS' },
  { path: '/Events', call: '/api/events/All/DHS' },
] as const;

interface Sent {
  _id: string;
  title: string;
}

const faults: Record<string, (route: Route) => Promise<void>> = {
  'fails with an error': (route) => route.fulfill({ status: 500, body: 'broken' }),
  'is a sign-in page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Welcome to our Wi-Fi</p>' }),
  'cannot be reached': (route) => route.abort(),
};

for (const [index, { path, call }] of lists.entries()) {
  for (const [words, answer] of Object.entries(faults)) {
    const title = `what stands on ${path} stays, with its date, when the call ${words}`;
    test(title, onlyInAll(index > 0 || words !== 'is a sign-in page'), async ({ page, seen }) => {
      seen.caused.push(/Failed to load resource/, /the service|the reply/);
      await page.route(`**${call}`, answer);
      await page.goto(path);
      const main = page.getByRole('main');
      const [first = ''] = await main.getByRole('heading').allTextContents();
      await expect(main.getByText(/^This is as of 20 Nov 2026, 9:00 am/)).toBeVisible();
      // A visitor who would filter keeps it too.
      await page.getByRole('searchbox').fill('x');
      await expect(main.getByText(first).first()).toBeVisible();
      await expect(main.getByText(/^No \w+ found|Tunned/)).toHaveCount(0);
    });
  }

  const changed = `${path} shows what has changed since it was built, without a move`;
  test(changed, onlyInAll(index > 0), async ({ page }) => {
    await page.route(`**${call}`, async (route) => {
      const headers = { ...route.request().headers(), 'if-none-match': '' };
      const response = await route.fetch({ headers });
      const [record, ...others] = (await response.json()) as [Sent, ...Sent[]];
      const ofToday = { date: schoolDay, fromDate: schoolDay, title: 'The bridge is open again' };
      const json = [{ ...record, ...ofToday, _id: 'new' }, ...others];
      await route.fulfill({ json, headers: { ...response.headers(), etag: 'W/"other"' } });
    });
    await page.goto(`${path}`);
    await expect(page.getByText('The bridge is open again').first()).toBeVisible();
  });

  test(
    `${path} loads no script of its list before a move`,
    onlyInAll(index > 0),
    async ({ page }) => {
      const scripts: string[] = [];
      await asBuilt(page, `**${call}`);
      page.on('request', (sent) => {
        if (sent.resourceType() === 'script') scripts.push(new URL(sent.url()).pathname);
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(scripts).toEqual([
        expect.stringMatching(new RegExp(`^${onSite('/')}lists-[0-9a-f]{9}\\.js$`)),
      ]);
    },
  );
}

test('a list that has become shorter leaves no empty room', onlyInAll(), async ({ page }) => {
  const held = page.locator('main [style*="min-height"]');
  await page.route('**/api/news/all/DHS', async (route) => {
    const headers = { ...route.request().headers(), 'if-none-match': '' };
    const response = await route.fetch({ headers });
    const [record] = (await response.json()) as Sent[];
    await route.fulfill({ json: [record], headers: { ...response.headers(), etag: 'W/"other"' } });
  });
  // Its end is on the screen: what stands below would move.
  await page.setViewportSize({ width: 800, height: 9000 });
  await page.goto('/News');
  await expect(page.getByText('Showing 1 of 1 news')).toBeAttached();
  await expect(held).toHaveCount(1);
  await page.getByRole('searchbox').fill('winter');
  await expect(held).toHaveCount(0);
  // It is far below the screen.
  await page.setViewportSize({ width: 800, height: 700 });
  await page.reload();
  await expect(page.getByText('Showing 1 of 1 news')).toBeAttached();
  await expect(held).toHaveCount(0);
});

test('what has ended since the build is not seen, and comes back never', async ({ page, seen }) => {
  const call = '**/api/highlight/DHS';
  const ended = page.getByText('Registration for session 2027-2028 opens on 1 December').first();
  seen.caused.push(/Failed to load resource/, /the service|the reply/);
  await asBuilt(page, call);
  await page.goto('/');
  await expect(ended).toBeVisible();

  await page.unroute(call);
  await page.clock.setFixedTime(new Date('2026-12-02T09:00:00+05:30'));
  await page.route(call, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ended).toBeHidden();

  await page.unroute(call);
  await page.route(call, (route) => route.fulfill({ json: [{ _id: 'a', title: 'Open now' }] }));
  // The page may ask for the first time only now, and so not again within half a minute.
  let minute = 10;
  const comeBack = async () => {
    await page.clock.setFixedTime(new Date(`2026-12-02T09:${(minute += 1)}:00+05:30`));
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    return page.getByText('Open now').first().isVisible();
  };
  await expect.poll(comeBack).toBe(true);
  await expect(ended).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.skip(!isDayOfBuild, 'the page is of the day of its build');

  for (const { path, call } of lists) {
    test(
      `${path} is complete, and has no filters`,
      onlyInAll(path !== '/News'),
      async ({ page, request }) => {
        const records = (await (await request.get(call)).json()) as (Sent & {
          category?: string;
        })[];
        await page.goto(path);
        const main = page.getByRole('main');
        for (const fold of await main.getByText(/^\d+ past events?, /).all()) await fold.click();
        for (const { title, category = 'Circular' } of records) {
          if (category !== 'Circular') continue;
          await expect(main.getByText(title, { exact: true }).first()).toBeVisible();
        }
        expect(records.length).toBeGreaterThan(12);
        await expect(page.getByRole('searchbox')).toBeHidden();
        await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0);
      },
    );
  }
});

import type { Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../src/lib/headers/content-security-policy';
import { noticeHtml } from '../../src/build/offline/notice-html';
import { classNameOf } from '../../src/theme/chakra/site/class-name';
import { urgentNoticeRecipe } from '../../src/components/urgent-notice/urgent-notice.recipe';
import { frozenInstant } from './support/addresses';
import { addressOf, expect, test } from './support/page';
import { onlyInAll } from './support/only-in-all';

test.use({ isolated: true });

const now = Date.parse(frozenInstant);
const minute = 60_000;
const alert = {
  id: 'e2e',
  until: now + 30 * minute,
  level: 'emergency' as const,
  text: 'The road is closed. Buses that have left bring the children home.',
  link: { label: 'How we reach you', to: '/ContactUs' },
};

/** Has the site tell of an urgent notice from now on. */
const tell = (page: Page, json: object) =>
  page.route('**/alert.json', (route) => route.fulfill({ json }));

/** Serves the page of the fees as a build with a notice has it. */
async function serveWith(page: Page, more: object = {}): Promise<void> {
  const place = noticeHtml({ ...alert, ...more }).replace(
    '<div ',
    `<div class="${classNameOf(JSON.stringify(urgentNoticeRecipe))}" `,
  );
  await page.route('**/Fee', async (route) => {
    const reply = await route.fetch();
    const html = (await reply.text()).replace('<header', () => `${place}<header`);
    const headers = { ...reply.headers(), 'content-security-policy': contentSecurityPolicy(html) };
    await route.fulfill({ body: html, headers });
  });
}

/** Opens a page whose clock only the test moves on, and lets its scripts come. */
async function read(page: Page, path: string): Promise<void> {
  // From an hour before: until it is paused the clock goes on, on a busy machine past any moment near.
  await page.clock.install({ time: now - 60 * minute });
  await page.clock.pauseAt(now);
  await page.goto(path);
  await page.mouse.move(100, 300);
  await page.mouse.move(120, 320);
  // All scripts are there before hours go by: one that is under way for two minutes counts as lost.
  await expect
    .poll(async () => {
      await page.clock.runFor(400);
      await page.waitForLoadState('networkidle');
      return page.evaluate(
        () =>
          'live' in document.documentElement.dataset &&
          !document.querySelector('[data-started]:not([data-live])'),
      );
    })
    .toBe(true);
}
const shown = (page: Page) =>
  page.getByRole('status', { name: 'Urgent notice' }).getByText('Emergency');
const pass = async (page: Page, ms: number) => {
  await page.clock.runFor(ms);
  // What was asked for answers outside of the page's clock.
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(10);
};

test('nothing of it is in a build without one but an empty file, which hosts ask for anew', async ({
  request,
}) => {
  const reply = await request.get('/alert.json');
  expect(await reply.json()).toEqual({});
  expect(reply.headers()['cache-control']).toBe('no-cache');
  for (const path of ['/', '/Fee', '/News', '/404.html', '/offline.html']) {
    expect(await (await request.get(path)).text(), path).not.toContain('data-urgent');
  }
});

for (const width of [320, 1280]) {
  test(
    `who reads is told within a minute at ${width} px, and what is read stays`,
    onlyInAll(),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await read(page, '/Fee');
      await page.evaluate(() => scrollTo(0, 500));
      const top = () =>
        page
          .locator('main h2')
          .last()
          .evaluate((heading) => heading.getBoundingClientRect().top);
      const before = await top();
      await tell(page, alert);
      await pass(page, minute);
      await expect(shown(page)).toBeInViewport();
      expect(await top()).toBe(before);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);

      await page.getByRole('button', { name: 'Close this notice' }).click();
      await expect(shown(page)).toBeHidden();
      await pass(page, 2 * minute);
      await expect(shown(page)).toBeHidden();
      await tell(page, { ...alert, id: 'other', text: 'The road is open.' });
      await pass(page, minute);
      await expect(page.getByText('The road is open.')).toBeInViewport();
    },
  );
}

test('it goes at its end while a page is open', onlyInAll(), async ({ page }) => {
  await read(page, '/News');
  await tell(page, alert);
  await pass(page, 2 * minute);
  await expect(shown(page)).toBeVisible();
  await pass(page, 29 * minute);
  await expect(shown(page)).toBeHidden();
});

test('who comes finds it above everything, and does not see again what was closed', async ({
  page,
}) => {
  await serveWith(page);
  await page.goto('/Fee');
  await expect(shown(page)).toBeInViewport();
  const order = await page.evaluate(() => {
    const [notice, header] = ['[data-urgent]', 'header'].map((selector) =>
      document.querySelector(selector)!.getBoundingClientRect(),
    );
    return { top: notice!.top, below: header!.top - notice!.bottom };
  });
  expect(order).toEqual({ top: 0, below: 0 });
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(shown(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shown(page)).toBeHidden();
});

test(
  'it is on paper, without its button, and stands without scripts',
  onlyInAll(),
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await serveWith(page);
    await page.goto(addressOf('/Fee'));
    await expect(shown(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close this notice' })).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(shown(page)).toBeVisible();
    await context.close();
  },
);

import type { Page } from '@playwright/test';
import { inlineScript } from '../../src/build/finish/boot-scripts';
import { contentSecurityPolicy } from '../../src/lib/headers/content-security-policy';
import { frozenInstant } from './support/addresses';
import { expect, test } from './support/page';
import { onlyInAll } from './support/only-in-all';

test.use({ isolated: true });

const now = Date.parse(frozenInstant);
const minute = 60_000;

/** A notice as the build writes it, with its heading. */
const notice = (attributes: string) =>
  `<section id="closed" ${attributes}><h2>Closed</h2><div role="note">The office is closed.</div></section>`;

/** Serves the page of the fees with a notice as its first block, built as a page with one is. */
async function serveWith(page: Page, attributes: string): Promise<void> {
  await page.route('**/Fee', async (route) => {
    const reply = await route.fetch();
    const html = (await reply.text())
      .replace('<section', `${notice(attributes)}<section`)
      .replace(
        '<script id="boot"',
        () => `<script>${inlineScript('times')}</script><script id="boot"`,
      );
    const headers = { ...reply.headers(), 'content-security-policy': contentSecurityPolicy(html) };
    await route.fulfill({ body: html, headers });
  });
}

const shown = (page: Page) => page.getByRole('note').filter({ hasText: 'The office is closed.' });

test('a notice comes and goes at its minute on a page that is left open', async ({
  page,
  seen,
}) => {
  // From an hour before: until it is paused the clock goes on, on a busy machine past any moment near.
  await page.clock.install({ time: now - 60 * minute });
  await page.clock.pauseAt(now);
  const [from, until] = [now + 10 * minute, now + 20 * minute];
  await serveWith(page, `hidden data-from="${from}" data-until="${until}"`);
  await page.goto('/Fee');
  await expect(shown(page)).toHaveCount(0);
  await page.clock.runFor(10 * minute - 2);
  await expect(shown(page)).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(shown(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Closed' })).toBeVisible();
  await page.clock.runFor(10 * minute);
  await expect(shown(page)).toHaveCount(0);
  expect(seen.scripts, 'script files, for which a document waits').toEqual([]);
});

test(
  'a notice that has ended since the build is not shown, whatever the device’s zone',
  onlyInAll(),
  async ({ browser }) => {
    const context = await browser.newContext({ timezoneId: 'America/New_York' });
    const page = await context.newPage();
    await page.clock.setFixedTime(now);
    await serveWith(page, `data-until="${now}"`);
    await page.goto('/Fee');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
    await context.close();
  },
);

test('without scripts what was built stands', onlyInAll(), async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await serveWith(page, `data-until="${now - minute}"`);
  await page.goto('/Fee');
  await expect(shown(page)).toBeVisible();
  await serveWith(page, `hidden data-from="${now - minute}"`);
  await page.goto('/Fee');
  await expect(shown(page)).toHaveCount(0);
  await context.close();
});

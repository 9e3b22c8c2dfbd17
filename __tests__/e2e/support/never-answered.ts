import { expect, type Page } from '@playwright/test';
import { EXAMPLE_NOW } from '../../../src/lib/dates/example-today';
import type { FaultPage } from './fault-drive';
import { lookOver } from './fault-in-page';

/** Where the visitor goes who does not wait. */
const NEXT_PAGE = 'Transfer Certificate';

/**
 * Opens a page whose calls are not answered, leaves it, and comes back when they are. Gives what is
 * wrong in words; nothing when all is well.
 */
export async function neverAnswered(page: Page, subject: FaultPage): Promise<string[]> {
  const { path, calls, records, placeholders } = subject;
  const problems: string[] = [];
  const cancelled: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('requestfailed', (request) => cancelled.push(request.url()));
  // The day decides which events have passed, and are folded away.
  await page.clock.setFixedTime(new Date(EXAMPLE_NOW));
  let silent = true;
  // What is waited for is words: the pictures of ten lists would only be work.
  await page.route(/\/api\/image/, (route) => route.abort());
  for (const { path: call, good, reply = good } of calls) {
    await page.route(`**${call}`, async (route) => {
      if (!silent) await route.fulfill({ json: reply });
    });
  }
  const asked = Promise.all(
    calls.map((call) => page.waitForRequest((request) => asks(call, request.url()))),
  );
  await page.goto(path);
  await asked;
  // Neither records nor their placeholders: the visitor is still waiting.
  const unwanted = [...records, ...placeholders];
  await expect.poll(() => page.evaluate(lookOver, { wanted: [], unwanted })).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: NEXT_PAGE }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEXT_PAGE);
  await expect(page.getByRole('button', { name: 'View Details' })).toBeVisible();
  for (const call of calls) {
    await expect.poll(() => cancelled.some((url) => asks(call, url)), call.path).toBe(true);
  }

  silent = false;
  await page.goBack();
  // Not by its role: behind the notifications' dialog the page has none.
  const main = page.locator('main');
  for (const words of records) await expect(main.getByText(words).first()).toBeVisible();
  await expect.poll(() => page.evaluate(lookOver, { wanted: records, unwanted: [] })).toEqual([]);
  return problems;
}

function asks({ path }: { path: string }, url: string): boolean {
  return new URL(url).pathname === path.replace('*', '');
}

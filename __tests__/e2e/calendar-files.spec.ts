import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { frozenInstant } from './support/addresses';
import { expect, test } from './support/page';
import { onlyInAll } from './support/only-in-all';

test('an event that is still to come is saved as a file for calendars', async ({ page }) => {
  // At the end of a session nothing of the sample is still to come.
  const title = 'Kite day';
  const later = new Date(Date.parse(frozenInstant) + 2 * 86_400_000).toISOString().slice(0, 10);
  await page.route('**/api/events/All/*', async (route) => {
    // A list that the page has already would be answered without it.
    const headers = { ...route.request().headers(), 'if-none-match': '' };
    const response = await route.fetch({ headers });
    const events = (await response.json()) as object[];
    const kites = { ...events[0], _id: 'kites', title, date: later };
    await route.fulfill({ response, json: [...events, kites] });
  });
  await page.goto('/Events');
  await page.getByRole('searchbox', { name: 'Search' }).fill(title);
  const add = page.getByRole('button', { name: /^Add to calendar ?: Kite day$/ });
  const saving = page.waitForEvent('download');
  await add.click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2}\.ics$/);
  const text = await readFile(await file.path(), 'utf8');
  const [event] = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
  if (!event) throw new Error('The file holds no event.');
  expect(new ICAL.Event(event).summary).toBe(title);
  expect(file.suggestedFilename().slice(0, 10)).toBe(later);
});

test('what is over cannot be kept', onlyInAll(), async ({ page }) => {
  await page.goto('/Events');
  await page.getByText(/^\d+ past events?, /).click();
  const past = page.getByRole('group').getByRole('region').first();
  await expect(past.getByRole('listitem').first()).toBeVisible();
  await expect(past.getByRole('button', { name: /^Add to calendar/ })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the events page offers the calendars of the year', async ({ page, request }) => {
    await page.goto('/Events');
    await page.getByText(/in your own calendar$/).click();
    const download = page.getByRole('link', { name: /^Download ?: Holidays$/ });
    await expect(download).toBeVisible();
    const reply = await request.get((await download.getAttribute('href')) ?? '');
    expect(reply.headers()['content-type']).toContain('text/calendar');
    expect(await reply.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    await expect(page.getByRole('link', { name: /^Subscribe ?: Holidays$/ })).toHaveAttribute(
      'href',
      /^webcal:\/\/.*\/calendars\/holidays\.ics$/,
    );
  });
});

import type { TodayTable } from '../../src/lib/dates/today-table';
import { allowEndedNotice } from './support/as-built';
import { addressOf, expect, test } from './support/page';
import { onlyInAll } from './support/only-in-all';

test.use({ isolated: true });

const usual = 'Usual hours, Monday to Friday: school 7:00 am–1:00 pm · office 7:30 am–12:30 pm';

/** Moments at school, and what is said then; `npm test` has the first ones, and unit tests have all. */
const said: [time: string, line: string][] = [
  ['2025-04-02T23:59:59', usual],
  ['2025-04-03T00:00:00', 'Open today 7:00 am–1:00 pm · office 7:30 am–12:30 pm'],
  ['2025-11-14T12:59:59', 'Open today until 1:00 pm · office closed'],
  ['2025-11-17T12:59:59', 'Open today until 2:00 pm · office until 1:00 pm'],
  ['2025-11-22T12:30:00', 'Closed now · open again on Monday from 8:00 am'],
  ['2025-10-18T00:00:00', 'Closed: Autumn vacation until 25 October'],
  ['2025-12-31T23:59:59', 'Closed: Winter vacation until 12 January'],
  ['2026-03-31T23:59:59', 'Closed today: Mahavir Jayanti; the session closes'],
  ['2026-04-01T00:00:00', usual],
];

for (const timezoneId of ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
  const repeats = timezoneId !== 'America/Los_Angeles';
  test(
    `says what holds at school on a device in ${timezoneId}`,
    onlyInAll(repeats),
    async ({ browser }) => {
      const context = await browser.newContext({ timezoneId });
      const page = await context.newPage();
      for (const [time, line] of repeats ? said : said.slice(0, 4)) {
        await page.clock.setFixedTime(`${time}+05:30`);
        await page.goto(addressOf('/Timings'));
        await expect(page.locator('[data-today]'), time).toHaveText(line);
      }
      await context.close();
    },
  );
}

const open = 'Open today until 2:00 pm · office until 1:00 pm';

test('says it beside the form of the office too', onlyInAll(), async ({ page }) => {
  await page.clock.setFixedTime('2025-11-17T12:59:59+05:30');
  await page.goto('/ContactUs');
  await expect(page.getByText(open)).toBeVisible();
});

test(
  'says it on the front page, when its place comes near',
  onlyInAll(),
  async ({ page, seen }) => {
    allowEndedNotice(seen);
    await page.clock.setFixedTime('2025-11-17T12:59:59+05:30');
    await page.goto('/');
    await page.locator('[data-island=today] p').scrollIntoViewIfNeeded();
    await expect(page.getByText(open)).toBeVisible();
  },
);

for (const width of [320, 412, 768, 1280]) {
  test(
    `has room for every line at ${width} px before it is said`,
    onlyInAll(width > 320),
    async ({ page, request }) => {
      const table = (await (await request.get('/today.json')).json()) as TodayTable;
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/Timings');
      const heights = await page.locator('[data-today]').evaluate(
        (place, lines) =>
          lines.map((line) => {
            place.textContent = line;
            return (place as HTMLElement).offsetHeight;
          }),
        ['', ...table.lines, ...table.usual.map(([, line]) => line)],
      );
      expect(new Set(heights).size).toBe(1);
    },
  );
}

test('says nothing without scripts', onlyInAll(), async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(addressOf('/Timings'));
  await expect(page.locator('[data-today]')).toHaveText('');
  await context.close();
});

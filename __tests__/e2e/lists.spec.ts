import { type Page } from '@playwright/test';
import { manyCirculars } from '../../stories/features/circulars/circulars.examples';
import { expect, test } from './support/page';
import { newsOfTheDay } from './support/school-day';
import { onlyInAll } from './support/only-in-all';

const circulars = '**/api/circular/all/DHS';
const rows = (page: Page) => page.getByRole('main').getByText(/^Notice \d+ to parents$/);

/** Answers the circulars call with so many records. */
async function serve(page: Page, count: number) {
  const body = JSON.stringify(manyCirculars(count));
  await page.route(circulars, (route) => route.fulfill({ body, contentType: 'application/json' }));
}

test('Back and Forward go through the filters', async ({ page, request }) => {
  const { news, year } = await newsOfTheDay(request);
  const other = `${Number(news[0]?.fromDate.slice(0, 4)) - 1}`;
  await page.goto('/News');
  await expect(page.getByLabel('Year')).toHaveValue(year);
  // The first of them wakes the list; each is a step of its own for Back.
  await page.getByLabel('Month').selectOption('November');
  await expect(page).toHaveURL(/month=11$/);
  await page.getByLabel('Year').selectOption(other);
  await expect(page).toHaveURL(new RegExp(`month=11&year=${other}`));
  await page.goBack();
  await expect(page.getByLabel('Year')).toHaveValue(year);
  await expect(page.getByLabel('Month')).toHaveValue('11');
  await page.goBack();
  await expect(page.getByLabel('Month')).toHaveValue('all');
  await expect(page).toHaveURL(/\/News\/?$/);
  await page.goForward();
  await expect(page.getByLabel('Month')).toHaveValue('11');
});

test(
  'a second choice while the list takes over its built page is one step for Back',
  onlyInAll(),
  async ({ page }) => {
    await page.goto('/News');
    const [year, other = ''] = await page
      .getByLabel('Year')
      .evaluate(({ value, options }: HTMLSelectElement) => [
        value,
        [...options].map((option) => option.value).find((one) => one !== value && one !== 'all'),
      ]);
    // Chosen right after the first choice stands in the address: the list is being hydrated then.
    await page.getByLabel('Year').evaluate((field: HTMLSelectElement, chosen) => {
      const push = history.pushState;
      history.pushState = (...args) => {
        history.pushState = push;
        push.apply(history, args);
        queueMicrotask(() => {
          field.value = chosen;
          field.dispatchEvent(new Event('change', { bubbles: true }));
        });
      };
    }, other);
    await page.getByLabel('Month').selectOption('November');
    await expect(page).toHaveURL(new RegExp(`month=11&year=${other}`));
    await page.goBack();
    await expect(page.getByLabel('Year')).toHaveValue(year ?? '');
    await expect(page.getByLabel('Month')).toHaveValue('11');
  },
);

test('a wrong value in the address falls back to the default', async ({ page, request }) => {
  const { year } = await newsOfTheDay(request);
  await page.goto('/News?year=1850&month=13');
  await expect(page.getByLabel('Year')).toHaveValue(year);
  await expect(page.getByLabel('Month')).toHaveValue('all');
});

test(
  'typing among 10,000 items draws no more than 12, and the count follows',
  onlyInAll(),
  async ({ page }) => {
    await serve(page, 10_000);
    await page.goto('/Circular?year=all');
    await expect(rows(page)).toHaveCount(12);
    await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('notice 777');
    // 777 and 7770 to 7779.
    await expect(rows(page)).toHaveCount(11);
    await expect(page).toHaveURL(/q=notice\+777/);
    await page.goBack();
    await expect(page).not.toHaveURL(/Circular/);
  },
);

test('pictures ask the embedded service for the width that they need', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/image/')) asked.push(request.url());
  });
  await page.goto('/News', { waitUntil: 'networkidle' });
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => !/[?&]w=\d+/.test(url))).toEqual([]);
});

test(
  'what is typed while a list takes over its page is all there',
  onlyInAll(),
  async ({ page }) => {
    await page.goto('/Events');
    const box = page.getByRole('main').getByRole('searchbox');
    // The click starts the take-over; each key may be the one in the middle of it.
    await box.click();
    await page.keyboard.type('athletic meet', { delay: 20 });
    await expect(page).toHaveURL(/q=athletic\+meet/);
    await expect(box).toHaveValue('athletic meet');
  },
);

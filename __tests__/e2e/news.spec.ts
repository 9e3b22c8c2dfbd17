import { expect, test } from './support/page';
import { monthNames, newsOfTheDay } from './support/school-day';
import { onlyInAll } from './support/only-in-all';

test('the News page starts with the current year if there is news of it, newest first, and counts', async ({
  page,
  request,
}) => {
  const { year, shown } = await newsOfTheDay(request);
  await page.goto('/News');
  await expect(page.getByLabel('Year')).toHaveValue(year);
  await expect(page.getByRole('search')).toContainText(`Total Count ${shown.length}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    shown[0]?.title ?? '',
  );
});

test('year, month and search apply together and stand in the address', async ({
  page,
  request,
}) => {
  const { shown } = await newsOfTheDay(request);
  const [newest] = shown;
  const month = newest?.fromDate.slice(5, 7) ?? '';
  const word = newest?.title.split(' ')[0] ?? '';
  const found = shown.filter(
    ({ title, fromDate }) =>
      fromDate.slice(5, 7) === month && title.toLowerCase().includes(word.toLowerCase()),
  );
  expect(found.length).toBeLessThan(shown.length);
  await page.goto('/News');
  await page.getByLabel('Month').selectOption(monthNames[Number(month) - 1] ?? '');
  await page.getByPlaceholder('Search Here..').fill(word);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveCount(found.length);
  await expect(page).toHaveURL(new RegExp(`month=${Number(month)}\\b`));
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await page.reload();
  await expect(page.getByPlaceholder('Search Here..')).toHaveValue(word);
  await expect(headings).toHaveCount(found.length);
});

test(
  'a search that matches nothing says so and offers to clear the filters',
  onlyInAll(),
  async ({ page }) => {
    await page.goto('/News?q=zzzz');
    await page.getByRole('button', { name: /clear/i }).first().click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(3)).toBeVisible();
  },
);

test('a record with a script for a title is text, and its unsafe link is no link', async ({
  page,
}) => {
  await page.route('**/api/news/all/*', (route) =>
    route.fulfill({
      json: [
        {
          _id: '1',
          title: '<img src=x onerror="document.title=\'taken\'">',
          description: 'A text',
          fromDate: '2026-11-02',
          image: ['javascript:alert(1)'],
          attachments: ['javascript:alert(1)'],
        },
      ],
    }),
  );
  await page.goto('/News');
  await expect(page.getByText('A text')).toBeVisible();
  await expect(page).toHaveTitle('News - Deodar Hill School');
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
});

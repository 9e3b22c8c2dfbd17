import { withoutListsOrigin } from './support/addresses';
import { expect, test } from './support/page';
import { monthNames, newsOfTheDay } from './support/school-day';

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

test('a search that matches nothing says so and offers to clear the filters', async ({ page }) => {
  await page.goto('/News?q=zzzz');
  await page.getByRole('button', { name: /clear/i }).first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(3)).toBeVisible();
});

const placeholderCases = [
  {
    name: 'the call fails',
    reply: { status: 500, body: 'broken' },
    told: [
      /^Failed to load resource: .* status of 500/,
      /^News list .*: the service answered 500\.$/,
    ],
  },
  { name: 'the list is empty', reply: { json: [] }, told: [] },
  {
    name: 'the reply is cut short',
    reply: { contentType: 'application/json', body: '[{"title":"Cut' },
    told: [/^News list .*: the reply is empty or is not JSON\.$/],
  },
];

for (const { name, reply, told } of placeholderCases) {
  // A page that was built of its news keeps them.
  test.describe('where the build had no news', () => {
    test.use({ baseURL: withoutListsOrigin });
    test(`two placeholder cards stand on the News page when ${name}`, async ({ page, seen }) => {
      seen.caused.push(...told);
      await page.route('**/api/news/all/*', (route) => route.fulfill(reply));
      await page.goto('/News');
      await expect(page.getByText('News Title')).toHaveCount(2);
      await expect(page.getByText('DD / MM').first()).toBeVisible();
      for (const words of told) {
        expect(seen.problems).toContainEqual(expect.stringMatching(words));
      }
    });
  });
}

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

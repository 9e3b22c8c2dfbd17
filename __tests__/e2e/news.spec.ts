import { expect, test } from './support/page';

test('the News page starts with the current year, newest first, and counts', async ({ page }) => {
  await page.goto('/News');
  await expect(page.getByLabel('Year')).toHaveValue('2026');
  await expect(page.getByText('Total Count')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    /Winter timings begin/,
  );
});

test('year, month and search apply together and stand in the address', async ({ page }) => {
  await page.goto('/News');
  await page.getByLabel('Month').selectOption('November');
  await page.getByPlaceholder('Search Here..').fill('children');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(page).toHaveURL(/month=11/);
  await expect(page).toHaveURL(/q=children/);
  await page.reload();
  await expect(page.getByPlaceholder('Search Here..')).toHaveValue('children');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
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

import { expect, test } from '../e2e/support/page';

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

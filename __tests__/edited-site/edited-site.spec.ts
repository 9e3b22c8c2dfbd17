import { expect, test } from '../e2e/support/page';
import { newPage, newsItem } from '../e2e/support/editor-journeys';

test('visitors call the number that the office wrote', async ({ page }) => {
  await page.goto('/ContactUs');
  const number = page.getByRole('main').getByRole('link', { name: '+91 00000 00077' });
  await expect(number.first()).toHaveAttribute('href', 'tel:+910000000077');
});

test('visitors see the news that the office added, with its picture', async ({ page }) => {
  await page.goto('/News');
  const item = page.getByRole('article').filter({ hasText: newsItem.title });
  await expect(item.getByText(newsItem.description)).toBeVisible();
  const picture = item.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
});

test('visitors find the page that the office added, from the menu, and its table', async ({
  page,
}) => {
  await page.goto('/Fee');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText(newPage.menu, { exact: true }).click();
  await menu.getByRole('link', { name: newPage.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newPage.title);
  const table = page.getByRole('table', { name: 'Rooms' });
  await expect(table.getByRole('row', { name: 'Oak 20, for girls' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, test } from './support/page';
import { onlyInAll } from './support/only-in-all';

const sheets = (page: Page) => page.getByRole('img', { name: /^\w+ 20\d\d/ });
const table = (page: Page, name: string) => page.getByRole('table', { name });

/** A4 without its margins of 10 mm, in CSS pixels. */
const paper = { width: 718, height: 1047 };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    // Scripts have no part in it.
    const views = 'shows the year as a list, by the month, and at a glance';
    test(views, onlyInAll(javaScriptEnabled), async ({ page }) => {
      await page.goto('/SchoolCalendar');
      await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
      await expect(table(page, 'March 2026')).toBeVisible();
      await expect(sheets(page)).toHaveCount(0);

      await page.getByRole('radio', { name: 'List' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: 'Month' })).toBeChecked();
      await sheets(page).first().scrollIntoViewIfNeeded();
      await expect(sheets(page).first()).toBeInViewport();
      await expect(page.getByRole('img', { name: /^May 2025/ })).not.toBeInViewport();
      await page.getByRole('link', { name: 'May 2025 →' }).click();
      await expect(page.getByRole('img', { name: /^May 2025/ })).toBeInViewport();
      await expect(page.getByRole('img', { name: /^April 2025/ })).not.toBeInViewport();

      await page.getByRole('radio', { name: 'Year' }).check();
      await expect(sheets(page)).toHaveCount(12);
      await expect(table(page, 'March 2026')).toBeHidden();
      // What the days mean is said, too, to whoever can't see them.
      await expect(page.getByRole('img', { name: /^August 2025: holidays .*16/ })).toBeVisible();
    });
  });
}

for (const view of ['List', 'Month', 'Year']) {
  test(
    `the whole year is on one page of A4, seen as ${view} before`,
    onlyInAll(),
    async ({ page }) => {
      await page.goto('/SchoolCalendar');
      await page.getByRole('radio', { name: view }).check();
      await page.setViewportSize(paper);
      await page.emulateMedia({ media: 'print' });
      const months = page.locator('[id="april-2025"]').locator('..');
      await expect
        .poll(async () => (await months.boundingBox())?.height ?? 0)
        .toBeLessThan(paper.height);
      for (const name of ['April 2025', 'March 2026']) {
        await expect(table(page, name)).toBeVisible();
        await expect(page.getByRole('img', { name: new RegExp(`^${name}`) })).toBeVisible();
      }
      const box = (await months.boundingBox())!;
      const inside = await months.evaluate(
        (element, { right, bottom }) => {
          const cells = [...element.querySelectorAll('td:last-of-type')];
          return cells.every((cell) => {
            const own = cell.getBoundingClientRect();
            return own.right <= right + 1 && own.bottom <= bottom + 1 && own.width > 60;
          });
        },
        { right: box.x + box.width, bottom: box.y + box.height },
      );
      expect(inside).toBe(true);
    },
  );
}

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { findViolations } from '../../harness/axe';
import { expect, test } from './support/page';
import { onlyInAll } from './support/only-in-all';

const { rows } = parse(readFileSync('content/facts/fees.yaml', 'utf8')) as {
  rows: { name: string; amount: number }[];
};
const rupees = (amount: number) => `₹\u00a0${amount.toLocaleString('en-IN')}`;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.describe('the fee planner', () => {
  test('answers by keyboard alone, after nothing was loaded before', async ({ page, seen }) => {
    await page.goto('/FeeStructure', { waitUntil: 'networkidle' });
    expect(seen.scripts).toEqual([]);
    const chosen = page.getByLabel('Class and stream');
    await chosen.focus();
    await page.keyboard.type('IX');
    const planner = page.locator('#planner');
    await expect(planner.getByRole('status').first()).toContainText('₹\u00a068,400');
    await expect(planner.getByRole('status').first()).toContainText('IX–X');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(/Payment date/)).toBeFocused();
    await expect(page).toHaveURL(/\?class=IX-X$/);
  });

  test('gives every class and stream what the table gives', onlyInAll(), async ({ page }) => {
    await page.goto('/FeeStructure');
    await page.mouse.move(20, 20);
    const planner = page.locator('#planner');
    for (const { name, amount } of rows) {
      await page.getByLabel('Class and stream').selectOption(name);
      await expect(planner.getByRole('caption')).toContainText(name);
      await expect(planner.locator('tbody td[data-label=Amount]')).toHaveText(
        Array.from({ length: 6 }, () => rupees(amount)),
      );
      await expect(planner.locator('[data-part=year]')).toHaveText(rupees(amount * 6));
    }
  });

  test(
    'answers a shared address at once, with the day of payment',
    onlyInAll(),
    async ({ page, context }) => {
      await context.clock.setFixedTime(new Date('2025-05-10T23:30:00+05:30'));
      await page.goto('/FeeStructure?class=IX-X&paid=2025-05-26');
      const planner = page.locator('#planner');
      await expect(planner.getByRole('status').first()).toContainText('by 10 May 2025 (today)');
      const first = planner.getByRole('row', { name: /^First/ });
      await expect(first.getByRole('cell')).toHaveText([
        '10 May 2025',
        '₹\u00a011,400',
        '₹\u00a0100',
      ]);
      await expect(planner.getByText('DHS/2025-26/IX-X/1')).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await findViolations(page, { runOnly: tags }, '#planner')).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        320,
      );
    },
  );

  test('prints the plan alone', onlyInAll(), async ({ page }) => {
    await page.goto('/FeeStructure?class=IX-X');
    await expect(page.locator('#planner').getByRole('table')).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#planner').getByRole('table')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#apart')).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('#apart')).toBeVisible();
  });
});

test.describe('the admission finder', () => {
  test(
    'names class and streams, and keeps what is asked out of the address',
    onlyInAll(),
    async ({ page, context }) => {
      await context.clock.setFixedTime(new Date('2026-11-20T09:00:00+05:30'));
      await page.goto('/Criteria');
      await page.mouse.move(20, 20);
      const finder = page.locator('#finder');
      await expect(page.getByLabel('Joining in the session')).toHaveValue('2027-2028');
      await page.getByLabel('Date of birth').fill('2023-10-01');
      await expect(finder.getByRole('status').first()).toContainText('the class is Playgroup');
      await page.getByLabel('Mathematics').fill('79');
      await page.getByLabel('English').fill('80');
      await expect(finder.getByRole('status').nth(1)).toContainText('these marks give 79.5%');
      await expect(finder.getByText('Commerce 1: English')).toBeVisible();
      await expect(finder.getByText('Science 1: English')).toBeHidden();
      expect(new URL(page.url()).search).toBe('');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await findViolations(page, { runOnly: tags }, '#finder')).toEqual([]);
      }
    },
  );

  test('says what to write, by keyboard alone', onlyInAll(), async ({ page }) => {
    await page.goto('/Criteria');
    await page.getByLabel('Mathematics').focus();
    await page.keyboard.type('A1');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Mathematics')).toHaveAccessibleDescription(
      'Please write per cent from 0 to 100, such as 84 or 79.5.',
    );
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the tables answer, and no control stands there in vain', async ({ page }) => {
    await page.goto('/FeeStructure');
    await expect(page.getByLabel('Class and stream')).toBeHidden();
    await page.locator('#planner noscript summary').first().click();
    await expect(page.locator('#planner noscript li').first()).toBeVisible();
    await expect(page.locator('#planner').getByRole('link', { name: /Pay fees/ })).toBeVisible();
    await page.goto('/Criteria');
    await expect(page.getByLabel('Date of birth')).toBeHidden();
    await expect(page.locator('#finder noscript li').first()).toBeVisible();
    await expect(page.locator('#ages').getByRole('table')).toBeVisible();
  });
});

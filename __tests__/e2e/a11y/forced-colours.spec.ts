import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../../../harness/axe';
import { openPageType } from '../support/open-page-type';
import { frozenInstant } from '../support/addresses';
import { onlyInAll } from '../support/only-in-all';
import { expect, test } from '../support/page';

test.use({ isolated: true });

/** What an element, or what is rendered before it, looks like beyond its words. */
const look = (element: Locator, pseudo = '') =>
  element.evaluate((node, part) => {
    const style = getComputedStyle(node, part);
    return {
      background: style.backgroundColor,
      bottom: style.borderBottomColor,
      start: style.borderLeftColor,
    };
  }, pseudo);

/** The background of every page in the system's colours. */
const canvas = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.describe('in the colours of the system', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  /** Opens a page as a contrast theme shows it. */
  async function open(page: Page, path: string) {
    await openPageType(page, path);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  }

  test(
    'the page that is being read is marked in the menu and beside it',
    onlyInAll(),
    async ({ page }) => {
      await open(page, '/Leave');
      const menu = page.getByRole('navigation', { name: 'Main' });
      const heads = menu.locator('summary');
      const [own, other] = ['Rules', 'About'].map((hasText) => heads.filter({ hasText }));
      if (!own || !other) throw new Error('The menu has lost its groups.');
      expect((await look(own, '::before')).background).not.toBe(await canvas(page));
      const rail = page.getByRole('navigation', { name: 'In Rules' });
      const current = await look(rail.getByRole('link', { name: 'Leave' }));
      const sibling = await look(rail.getByRole('link', { name: 'Discipline' }));
      expect(sibling.start).toBe(await canvas(page));
      expect(current.start).not.toBe(sibling.start);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByText('Menu', { exact: true }).click();
      const [openHead, closedHead] = ['Rules', 'About'].map((hasText) =>
        page.locator('[data-drawer] nav summary').filter({ hasText }),
      );
      if (!openHead || !closedHead) throw new Error('The drawer has lost its groups.');
      const borderOf = (head: Locator) =>
        head.evaluate((node) => getComputedStyle(node).borderLeftWidth);
      expect([await borderOf(openHead), await borderOf(closedHead)]).toEqual(['3px', '0px']);
    },
  );

  test(
    'the chosen tab, today and the days with entries are marked',
    onlyInAll(),
    async ({ page }) => {
      await open(page, '/');
      const [chosen, other] = [
        await look(page.getByRole('tab').nth(0)),
        await look(page.getByRole('tab').nth(1)),
      ];
      expect(other.bottom).toBe(await canvas(page));
      expect(chosen.bottom).not.toBe(other.bottom);
      const calendar = page.getByRole('region', { name: 'The month at school' });
      const today = calendar.locator('[aria-current=date] .day');
      expect((await look(today)).background).not.toBe(await canvas(page));
      // Else its figure stands on a sheet of the page's colour, on which it can't be seen.
      await expect(today).toHaveCSS('forced-color-adjust', 'none');
      expect((await look(calendar.locator('.dots > i').first())).background).not.toBe(
        await canvas(page),
      );
    },
  );

  const marked = 'days with something on are marked on the sheets of the year';
  test(marked, onlyInAll(), async ({ page }) => {
    await page.goto('/SchoolCalendar');
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.getByRole('radio', { name: 'Year' }).check();
    const sheet = page.getByRole('img', { name: /^August 2025/ });
    const edge = (days: string) =>
      sheet
        .locator(days)
        .first()
        .evaluate((node) => getComputedStyle(node).borderLeftWidth);
    expect(await edge('i[class]')).toBe('1px');
    expect(await edge('i:not([class])')).toBe('0px');
  });

  test('each kind of days has an edge of its own', onlyInAll(), async ({ page }) => {
    await page.goto('/SchoolCalendar');
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.getByRole('radio', { name: 'Year' }).check();
    const kinds = page.locator('li > i:is(.holiday, .exam, .fees, .meeting, .event)');
    const edges = await kinds.evaluateAll((signs) =>
      signs.map((sign) => {
        const { borderStyle, borderWidth, borderRadius } = getComputedStyle(sign);
        return [borderStyle, borderWidth, borderRadius].join(' ');
      }),
    );
    expect(edges).toHaveLength(5);
    expect(new Set(edges).size).toBe(5);
  });

  test('what a search has found is marked in its words', onlyInAll(), async ({ page }) => {
    await page.goto('/Search?q=fee');
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const mark = page.locator('mark').first();
    await expect(mark).toBeVisible();
    expect((await look(mark)).background).not.toBe(await canvas(page));
  });

  test('an urgent notice has an edge', onlyInAll(), async ({ page }) => {
    const until = Date.parse(frozenInstant) + 3_600_000;
    const json = { id: 'edge', until, level: 'warning', text: 'No school today.' };
    await page.route('**/alert.json', (route) => route.fulfill({ json }));
    await page.clock.install({ time: frozenInstant });
    await page.goto('/Leave');
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.mouse.move(100, 300);
    await page.mouse.move(120, 320);
    const notice = page.getByRole('status', { name: 'Urgent notice' });
    await expect
      .poll(async () => {
        await page.clock.runFor(61_000);
        return notice.getByText('No school today.').isVisible();
      })
      .toBe(true);
    expect((await look(notice.locator('[data-level]'))).bottom).not.toBe(await canvas(page));
  });

  test('the focus has a ring, and fields and buttons have edges', async ({ page }) => {
    await open(page, '/ContactUs');
    const field = page.getByLabel('Full Name');
    await field.focus();
    const ring = await field.evaluate((node) => getComputedStyle(node).outlineStyle);
    expect(ring).toBe('solid');
    expect((await look(page.getByLabel('Subject'))).bottom).not.toBe(await canvas(page));
    expect((await look(page.getByRole('button', { name: 'Send Now' }))).bottom).not.toBe(
      await canvas(page),
    );
  });
});

for (const path of ['/', '/FeeStructure', '/Criteria', '/News', '/ContactUs', '/Accessibility']) {
  const title = `${path} has a contrast of 7 to 1 for visitors who ask for more`;
  test(title, onlyInAll(), async ({ page }) => {
    await openPageType(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ contrast: 'more', colorScheme, reducedMotion: 'reduce' });
      const violations = await findViolations(page, { runOnly: ['color-contrast-enhanced'] });
      const faults = violations.flatMap(({ nodes }) =>
        nodes.map(({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary ?? ''}`),
      );
      expect(faults, colorScheme).toEqual([]);
    }
  });
}

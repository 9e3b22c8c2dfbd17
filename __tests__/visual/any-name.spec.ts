import { expect, type Page, test } from '@playwright/test';
import { headerMenus, headerNames } from '../../stories/components/layout/header/header.examples';
import { siteExample } from '../../stories/components/layout/site.examples';
import { storybookOrigin } from '../e2e/support/addresses';

const story = 'layout-header-siteheader--desktop';
const widths = [320, 360, 480, 768, 1024, 1180, 1280, 1366, 1440, 1920, 2560];

/** Shows the header of a school, in Storybook. */
async function show(page: Page, site: Partial<typeof siteExample>): Promise<void> {
  const updatedArgs = { site: { ...siteExample, ...site } };
  await page.evaluate(
    ({ id, args }) =>
      (
        window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: { emit(...what: unknown[]): void } }
      ).__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', { storyId: id, updatedArgs: args }),
    { id: story, args: updatedArgs },
  );
  await expect(page.locator('header a[href="/"]').first()).toContainText(
    site.shortName ?? siteExample.shortName,
  );
}

/** What is printed over something else in the header, or beyond its window. */
const collisions = () => {
  const header = document.querySelector('header') as HTMLElement;
  const shown = (element: Element) => element.checkVisibility() && element.getClientRects().length;
  const boxes = [...header.querySelectorAll('a, summary, button')]
    // The sheet of the drawer lies over the page, closed.
    .filter((element) => shown(element) && !element.closest('details:not([open]) > :not(summary)'))
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      return { words: (element.textContent ?? '').slice(0, 30), left, top, right, bottom };
    })
    .filter(({ left, right }) => right > left);
  const found: string[] = [];
  for (const [index, one] of boxes.entries()) {
    if (one.left < -1 || one.right > innerWidth + 1) found.push(`beyond: ${one.words}`);
    for (const other of boxes.slice(index + 1)) {
      const apart =
        one.right <= other.left + 1 ||
        other.right <= one.left + 1 ||
        one.bottom <= other.top + 1 ||
        other.bottom <= one.top + 1;
      if (!apart) found.push(`${one.words} over ${other.words}`);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`scrolls sideways by ${scrollWidth - clientWidth}`);
  return found;
};

async function collisionsAtAllWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await page.evaluate(collisions)).map((words) => `${width}: ${words}`));
  }
  return found;
}

// Storybook answers its calls in a service worker.
test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ page }) => {
  await page.goto(`${storybookOrigin}/iframe.html?id=${story}&viewMode=story`);
  await expect(page.getByRole('banner')).toBeVisible();
});

/** What collides where each of the names stands beside each of the menus. */
async function collisionsOf(
  page: Page,
  names: typeof headerNames,
  menus: readonly (typeof siteExample.menu)[],
): Promise<string[]> {
  const found: string[] = [];
  for (const named of names) {
    for (const menu of menus) {
      await show(page, { ...named, menu });
      const own = await collisionsAtAllWidths(page);
      found.push(...own.map((words) => `${named.name}, ${menu.length} groups, ${words}`));
    }
  }
  return found;
}

test('the header holds any name', async ({ page }) => {
  expect(await collisionsOf(page, headerNames, [siteExample.menu])).toEqual([]);
});

test('the header holds any menu, beside a usual name and a very long one', async ({ page }) => {
  const names = headerNames.filter((_, index) => index === 1 || index === 3);
  expect(await collisionsOf(page, names, headerMenus)).toEqual([]);
});

for (const [change, content] of [
  ['of twice the size', 'html { font-size: 200% }'],
  [
    'spaced as WCAG 1.4.12 asks',
    '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  ],
]) {
  test(`the header holds text ${change}`, async ({ page }) => {
    await page.addStyleTag({ content: content ?? '' });
    expect(await collisionsOf(page, headerNames, [siteExample.menu])).toEqual([]);
  });
}

test('the whole name stands on paper, also where a phone has the short one', async ({ page }) => {
  const [, , long] = headerNames;
  await page.setViewportSize({ width: 700, height: 800 });
  await show(page, { ...long });
  const whole = page.getByRole('banner').getByText(long?.name ?? '', { exact: true });
  await expect(whole).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(whole).toBeVisible();
});

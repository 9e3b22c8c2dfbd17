import { expect, type Page, test } from '@playwright/test';
import { findViolations, wcag } from '../../harness/axe';
import { htmlGoal, scriptGoals } from '../e2e/support/goals';
import { visitShifts } from '../../harness/bench/shift';
import { shiftSum } from '../../harness/bench/shift-watch';
import { bytesOnTheWire, gzipBytes } from '../e2e/support/wire';
import { freeze, watch } from '../e2e/support/page';
import { unstyledElements } from '../e2e/support/unstyled';
import { type BuiltSchool, builtSchools, pathsOf } from './support';

const widths = { phone: 360, desktop: 1440 };

/** What is asked for and not there is said in the console: a plain file host knows no list. */
const noList = /Failed to load resource|\[http\]|list/i;

/** What comes to life by itself or as it is reached, and a list that is under way. */
const awaited =
  '[data-island]:is([data-on=load], [data-on=visible]):not([data-live], dialog:not([open]) *), [aria-busy=true]';

/** Scrolls down once, so that what waits for it comes. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect(page.locator(awaited)).toHaveCount(0);
}

async function axeFaults(page: Page): Promise<string[]> {
  const violations = await findViolations(page, { runOnly: wcag });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

/** Headings with nothing in them, and lists of links without one. */
const emptyParts = (page: Page) =>
  page
    .locator('h1, h2, h3, h4, nav, ul, ol, section')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.textContent?.trim() === '' && !part.querySelector('img, svg, input'))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );

function visits({ name, origin, static: isStatic }: BuiltSchool) {
  for (const path of pathsOf(name)) {
    test(`${path} on a phone and a desktop`, async ({ page, context }) => {
      await freeze(context);
      // What runs by would be measured below the button that pauses it, wherever it is just then.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const seen = watch(page, isStatic ? { allow: noList } : {});
      seen.origins = [origin];
      await page.setViewportSize({ width: widths.phone, height: 800 });
      await page.goto(origin + path);
      for (const [device, width] of Object.entries(widths)) {
        await page.setViewportSize({ width, height: 800 });
        await seeAll(page);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways, device).toBe(0);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await axeFaults(page), device).toEqual([]);
        // Lists come as they are reached, which takes a busy machine a while.
        const empty = expect.poll(async () => {
          await seeAll(page);
          return emptyParts(page);
        }, device);
        await empty.toEqual([]);
        const unstyled = expect.poll(() => unstyledElements(page), 'elements without their rules');
        await unstyled.toEqual([]);
      }
      expect(seen.problems).toEqual([]);
      expect(seen.elsewhere).toEqual([]);
    });
  }

  test('its pages keep to the weights of any page', async ({ page, request }) => {
    for (const path of pathsOf(name)) {
      expect(await bytesOnTheWire(origin + path, 'br, gzip'), path).toBeLessThanOrEqual(
        // A plain file host sends what it is asked for as it stands.
        isStatic ? htmlGoal.limit * 6 : htmlGoal.limit,
      );
    }
    const scripts = new Set<string>();
    page.on('request', (sent) => {
      if (sent.resourceType() === 'script') scripts.add(sent.url());
    });
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(
      [...scripts].map(async (url) => gzipBytes(await (await request.get(url)).body())),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(scriptGoals.front.limit);
  });

  for (const path of ['/', '/FeeStructure', '/News']) {
    for (const width of Object.values(widths)) {
      test(`nothing moves on ${path} at ${width} px while it is read`, async ({ browser }) => {
        const visit = { route: { path, visit: path }, width, service: 'slow' as const };
        const moved = await visitShifts(browser, origin, visit);
        expect(shiftSum(moved), JSON.stringify(moved)).toBeLessThan(0.0005);
      });
    }
  }
}

for (const school of builtSchools) test.describe(school.name, () => visits(school));

test('a school without a page links to it nowhere, and says nothing of it', async ({ page }) => {
  const [, primary] = builtSchools;
  await page.goto(`${primary?.origin}/`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Beside the water',
    'From the shed',
    'Reach us',
  ]);
  await expect(page.getByText('ERP')).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: /portal|facebook|fees online|app store/i }),
  ).toHaveCount(0);
});

test('fees stand by quarter in one school and by month in the other', async ({ page }) => {
  for (const [school, periods] of [
    [builtSchools[0], 4],
    [builtSchools[1], 12],
  ] as const) {
    await page.goto(`${school?.origin}/FeeStructure`);
    // The class before the periods, the year behind them.
    await expect(page.getByRole('columnheader')).toHaveCount(periods + 2);
  }
});

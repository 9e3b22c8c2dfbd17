import type { Page } from '@playwright/test';
import { axeIn } from '../../harness/axe';
import { expect, test } from './support/page';
import { isWholeInShell, pageTypes } from './support/page-types';
import { expectReadable } from './support/readable';
import { routes, schoolName } from './support/routes';
import { smallTargets } from './support/small-targets';
import { expectWeight, watchFiles } from './support/weights';

/** Changes the colours and waits until they are painted: half-way through a fade they are nobody's. */
async function inColours(page: Page, colourScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: colourScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(
    (scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
    colourScheme,
  );
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}

/** What axe finds; in the dark only what colours can change, the rest is the same page. */
async function accessibilityFaults(page: Page, colourScheme: 'light' | 'dark') {
  const axe = await axeIn(page);
  const rules = colourScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : undefined;
  if (rules) axe.withRules(rules);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${colourScheme} ${id}: ${html.slice(0, 120)} ${failureSummary ?? ''}`,
    ),
  );
}

/** Documents that say something of the day; all others are the same on the days of `harness/test/days`. */
const dated = ['/SchoolCalendar', '/Timings', '/FeeStructure', '/StudentCouncil', '/ICSEresult'];
const visited = process.env.E2E_NOW
  ? routes.filter(({ kind, path }) => kind === 'live' || dated.includes(path))
  : routes;

// One visit for all that is said of every page: loading it is what takes the time.
for (const route of visited) {
  test(`${route.path} stands in the shell, and keeps to its weight`, async ({ page, request }) => {
    const files = watchFiles(page);
    await page.goto(route.path, { waitUntil: 'networkidle' });
    await expectWeight(request, route, files);

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page).toHaveTitle(`${route.title} - ${schoolName}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    if (route.path !== '/') {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(route.title);
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
      await expect(crumbs.first()).toContainText('Home');
      await expect(crumbs.last()).toContainText(route.title);
    }
    for (const colourScheme of ['light', 'dark'] as const) {
      await inColours(page, colourScheme);
      expect(await accessibilityFaults(page, colourScheme)).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await smallTargets(page), 'targets for a finger').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'sideways scroll on a narrow phone').toBe(0);
    const isOfType = pageTypes.some((type) => type === route.path);
    if (isOfType && isWholeInShell(route.path)) await expectReadable(page);
  });
}

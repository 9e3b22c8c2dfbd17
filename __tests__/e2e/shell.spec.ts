import { axeViolations } from './support/axe-violations';
import { expect, test } from './support/page';
import { framePages, isWholeInShell, pageTypes } from './support/page-types';
import { expectReadable } from './support/readable';
import { type Route, routes, schoolName } from './support/routes';
import { smallTargets } from './support/small-targets';
import { expectWeight, watchFiles } from './support/weights';

/** Documents that say something of the day; all others are the same on the days of `harness/test/days`. */
const dated = ['/SchoolCalendar', '/Timings', '/FeeStructure', '/StudentCouncil', '/ICSEresult'];
const isOtherDay = Boolean(process.env.E2E_NOW);
const visited = isOtherDay
  ? routes.filter(({ kind, path }) => kind === 'live' || dated.includes(path))
  : routes;

const isOfItsType = ({ path }: Route) => pageTypes.some((type) => type === path);

/** Whether all is asked of it: others of its type differ in words, and no day changes colours and weights. */
const isWholly = (route: Route) => !isOtherDay && isOfItsType(route);

// One visit for all that is said of every page: loading it is what takes the time.
for (const route of visited) {
  test(`${route.path} stands in the shell, and keeps to its weight`, async ({ page, request }) => {
    const files = watchFiles(page);
    await page.goto(route.path, { waitUntil: 'networkidle' });
    if (!isOtherDay) await expectWeight(request, route, files);

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
    const rules = isOtherDay || isOfItsType(route) ? 'all' : 'words';
    const parts = framePages.some((one) => one === route.path) ? 'whole' : 'matter';
    expect(await axeViolations(page, 'light', rules, parts)).toEqual([]);
    if (isWholly(route)) {
      expect(await axeViolations(page, 'dark', 'colours', parts)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await smallTargets(page, parts), 'targets for a finger').toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'sideways scroll on a narrow phone').toBe(0);
    if (isWholly(route) && isWholeInShell(route.path)) await expectReadable(page);
  });
}

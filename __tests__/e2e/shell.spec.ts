import { axeViolations } from './support/axe-violations';
import { expect, test } from './support/page';
import { framePages, isWholeInShell, pageTypes, richTypes } from './support/page-types';
import { expectReadable } from './support/readable';
import { type Route, routes, schoolName } from './support/routes';
import { smallTargets } from './support/small-targets';
import { expectWeight, watchFiles } from './support/weights';

/** Pages that show something of the day; all others are the same on the days of `harness/test/days`. */
const dated = [
  ...['/SchoolCalendar', '/Timings', '/FeeStructure', '/StudentCouncil', '/ICSEresult'],
  ...['/', '/News', '/Events', '/Circular', '/Gallery', '/VideoGallery', '/ISCToppers', '/Alumni'],
];
const isOtherDay = Boolean(process.env.E2E_NOW);
const visited = isOtherDay ? routes.filter(({ path }) => dated.includes(path)) : routes;

const isRich = ({ path }: Route) => richTypes.some((type) => type === path);

/** Whether all is asked of it here, and not in `targets`; no day changes colours and weights. */
const isWholly = (route: Route) => !isOtherDay && isRich(route);

/** What frames a page. */
const readShell = () => {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  return {
    title: document.title,
    headings: all('h1').map(({ innerText }) => innerText.trim()),
    crumbs: all('nav[aria-label=Breadcrumb] li').map(({ innerText }) => innerText.trim()),
    seen: all('body > header, body > footer').map((part) => part.checkVisibility()),
  };
};

/** Whether the site stands below a path of its host. */
const isBelow = () => test.info().project.name === 'below-a-path';

test.use({ viewport: { width: 1280, height: 900 } });

// One visit for all that is said of every page: loading it is what takes the time.
for (const route of visited) {
  test(`${route.path} stands in the shell, and keeps to its weight`, async ({ page, request }) => {
    const isOfType = pageTypes.some((type) => type === route.path);
    test.skip(isBelow() && !isOfType, 'only its addresses differ, which below-path.spec reads');
    const files = watchFiles(page);
    // A document has all that it asks for by itself before axe has looked at it.
    await page.goto(route.path, { waitUntil: route.kind === 'live' ? 'networkidle' : 'load' });

    const { title, headings, crumbs, seen } = await page.evaluate(readShell);
    expect(title).toBe(`${route.title} - ${schoolName}`);
    expect(seen, 'header and footer').toEqual([true, true]);
    expect(headings).toHaveLength(1);
    if (route.path !== '/') {
      expect(headings).toEqual([route.title]);
      expect(crumbs[0]).toContain('Home');
      expect(crumbs.at(-1)).toContain(route.title);
    }
    const rules = isWholly(route) ? 'all' : 'words';
    const parts = framePages.some((one) => one === route.path) ? 'whole' : 'matter';
    expect(await axeViolations(page, 'light', rules, parts)).toEqual([]);
    if (!isOtherDay) await expectWeight(request, route, files);
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

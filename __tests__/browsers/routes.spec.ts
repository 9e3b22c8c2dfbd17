import { browserNames } from '../../harness/browsers/browsers';
import { type Route, routes, schoolName } from '../e2e/support/routes';
import { pageTypes } from '../e2e/support/page-types';
import { expect, test } from './support/test';
import type { Visit } from './support/visit';

const narrow = [360, 740] as const;
const wide = [1280, 900] as const;

const isOfType = ({ path }: Route) => pageTypes.some((type) => type === path);

/** Expects that a page stands whole in a window, and asks nobody else for anything. */
async function stands(visit: Visit, { path, title }: Route, size: readonly [number, number]) {
  const { browser, site } = visit;
  const [width, height] = size;
  await browser.resize(width, height);
  await visit.open(path);
  await visit.see({ css: 'h1' });
  expect(await browser.evaluate(() => document.title)).toBe(`${title} - ${schoolName}`);
  if (path !== '/') await visit.heading(title);
  await visit.move();
  await visit.quiet();
  const layout = await browser.evaluate(() => ({
    width: innerWidth,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    elsewhere: performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /^http/.test(name) && !name.startsWith(location.origin)),
  }));
  expect(layout).toEqual({ width, overflow: 0, elsewhere: [] });
  expect(site.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
}

for (const route of routes.filter(isOfType)) {
  test(`${route.path} stands, narrow and wide`, async ({ visit }) => {
    await stands(visit, route, narrow);
    // A list may still be asked for. Where another page is opened in its place, Firefox has it tell of the call that
    // breaks off; where it is closed, it doesn't.
    await visit.browser.leave();
    await stands(visit, route, wide);
  });
}

// A page that differs from one of these in its words alone, which are many for a narrow window, stands in one browser.
const others = routes.filter((route) => !isOfType(route));
for (const [index, first] of others.entries()) {
  const second = others[index + 1] ?? first;
  if (index % browserNames.length > 0) continue;
  test(`${first.path} or ${second.path} stands, narrow`, async ({ browserUnderTest, visit }) => {
    await stands(visit, browserUnderTest === browserNames[0] ? first : second, narrow);
  });
}

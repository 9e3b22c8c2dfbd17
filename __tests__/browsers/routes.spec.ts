import { browserNames } from '../../harness/browsers/browsers';
import { routes, schoolName } from '../e2e/support/routes';
import { pageTypes } from '../e2e/support/page-types';
import { expect, test } from './support/test';

const sizes = [
  [360, 740],
  [1280, 900],
] as const;

for (const [index, { path, title }] of routes.entries()) {
  const isOfType = pageTypes.some((type) => type === path);
  test(`${path} stands, narrow and wide`, async ({ browserUnderTest, visit }) => {
    const { browser, site } = visit;
    // A page that differs from one of these in its words alone is narrow in one browser, and wide in the other.
    const turn = (index + browserNames.indexOf(browserUnderTest)) % sizes.length;
    for (const [width, height] of isOfType ? sizes : sizes.slice(turn, turn + 1)) {
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
    }
    expect(site.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
}

/** @jest-environment node */
/**
 * What the browser tests go through is everything there is. Their lists are written out, so that the
 * content is not its own judge; a page or a list that was added must be written into them.
 */
import { brokenCases, mixedCases } from './e2e/support/fault-drive';
import { faultPages } from './e2e/support/fault-pages';
import { casesOf, sampleOf } from './e2e/support/fault-sample';
import { pageTypes } from './e2e/support/page-types';
import { routes } from './e2e/support/routes';
import { listCalls } from './support/calls';
import { sampleContent } from './support/sample-content';

it('the browser tests know every page of the content, its title and its kind', () => {
  const pages = sampleContent.pages.map(({ path, title, kind }) => ({ path, title, kind }));
  expect(pages.length).toBeGreaterThan(40);
  const known = routes
    .filter(({ path }) => path !== '/')
    .map(({ path, title, kind }) => ({ path, title, kind }));
  expect(pages).toEqual(expect.arrayContaining(known));
  expect(known).toEqual(expect.arrayContaining(pages));
});

it('the browser tests spoil every list of the site on a page that shows it', () => {
  const spoilt = new Set(faultPages.flatMap(({ calls }) => calls.map(({ path }) => path)));
  const asked = listCalls.map(({ call }) => call.path.replace('{code}', 'DHS'));
  expect(asked.filter((path) => !spoilt.has(path))).toEqual([]);
});

it('npm test meets every fault on some list, and two of them or more on each view', () => {
  const met = faultPages.map((page, index) => ({ page, cases: sampleOf(index) }));
  const ofLists = met.filter(({ page }) => !page.cases).flatMap(({ cases }) => cases);
  expect(ofLists.map(({ name }) => name).sort()).toEqual(
    [...brokenCases, ...mixedCases].map(({ name }) => name).sort(),
  );
  for (const { cases } of met.filter((one) => one.cases.length > 0)) {
    expect(cases.map(({ shows }) => shows)).toEqual(
      expect.arrayContaining(['placeholder', 'records']),
    );
  }
});

it('npm run test:all has each call meet each fault, and each fault on pages with their lists and without', () => {
  const all = [...brokenCases, ...mixedCases].map(({ name }) => name).sort();
  const namesOf = (index: number, isBuilt: boolean) =>
    casesOf(index, isBuilt).map(({ name }) => name);
  const ofLists = [...faultPages.keys()].filter((index) => !faultPages[index]?.cases);
  for (const index of ofLists) {
    expect([...namesOf(index, true), ...namesOf(index, false)].sort()).toEqual(all);
  }
  for (const isBuilt of [true, false]) {
    const met = new Set(ofLists.flatMap((index) => namesOf(index, isBuilt)));
    expect([...met].sort()).toEqual(all);
  }
});

it('the pages on which accessibility is tested hold every kind of block', () => {
  const { pages } = sampleContent;
  const looked = pages.filter(({ path }) => pageTypes.some((type) => type === path));
  const kindsOf = (some: typeof pages) =>
    new Set(some.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)));
  expect([...kindsOf(pages)].filter((kind) => !kindsOf(looked).has(kind))).toEqual([]);
});

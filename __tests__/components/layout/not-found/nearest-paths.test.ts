/** @jest-environment node */
import {
  menuPages,
  nearestPages,
  canonicalPath,
} from '../../../../src/components/layout/not-found/nearest-paths';
import { siteExample } from '../../../../stories/components/layout/site.examples';

const pages = menuPages(siteExample.menu);
const paths = [...pages.map(({ path }) => path), '/SubGallery'];

it('knows every page of the menu, the front page included', () => {
  expect(pages[0]).toEqual({ path: '/', title: 'Home' });
  expect(pages).toContainEqual({ path: '/Tc', title: 'Transfer Certificate', group: 'Parents' });
});

it.each([
  ['/gallery', '/Gallery'],
  ['/icseresult', '/ICSEresult'],
  ['/ICSEResult', '/ICSEresult'],
  ['/icsecriteria', '/ICSECriteria'],
  ['/aboutus/', '/AboutUs'],
  ['/AboutUs/', '/AboutUs'],
  ['//AboutUs', '/AboutUs'],
  ['/about-us', '/AboutUs'],
  ['/about%20us', '/AboutUs'],
  ['/About_Us.html', '/AboutUs'],
  ['/contactus.php', '/ContactUs'],
  ['/fee/index.html', '/Fee'],
  ['/index.html', '/'],
  ['/subgallery', '/SubGallery'],
])('%s means %s', (asked, right) => {
  expect(canonicalPath(asked, paths)).toBe(right);
});

it.each(['/AboutUs', '/', '/galery', '/nowhere', '/AboutUs/more', '/%E0%A4%A', ''])(
  '"%s" is a right address or means no page for certain',
  (asked) => {
    expect(
      canonicalPath(
        asked,
        paths.filter((path) => path !== '/' || asked === '/'),
      ),
    ).toBeUndefined();
  },
);

it('leaves the choice between two pages of one spelling to the reader', () => {
  expect(canonicalPath('/NEWS', ['/News', '/news'])).toBeUndefined();
  expect(canonicalPath('/news', ['/News', '/news'])).toBeUndefined();
});

it.each([
  ['/galery', '/Gallery'],
  ['/pages/fees', '/Fee'],
  ['/fee-structure-2025', '/FeeStructure'],
  ['/transfer-certificate', '/Tc'],
  ['/principal', '/PrincipalMessage'],
  ['/schoolcalender', '/SchoolCalendar'],
  ['/admissions', '/Criteria'],
  ['/old/results.html', '/ISCresult'],
])('the page nearest to %s is %s', (asked, nearest) => {
  expect(nearestPages(asked, pages, 3)[0]?.path).toBe(nearest);
});

it('always offers as many pages as asked for, each once', () => {
  for (const asked of ['', '/', '/galery', '/x', '/qqqqqqqqqqqqqqqqqqqq', '/%zz', '/वार्ता']) {
    const offered = nearestPages(asked, pages, 3).map(({ path }) => path);
    expect([asked, new Set(offered).size]).toEqual([asked, 3]);
  }
  expect(nearestPages('/galery', pages.slice(0, 2), 3)).toHaveLength(2);
});

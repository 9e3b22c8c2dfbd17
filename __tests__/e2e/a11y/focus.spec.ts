import type { Page } from '@playwright/test';
import { focusFault } from '../support/focus-in-page';
import { openPageType } from '../support/open-page-type';
import { onlyInAll } from '../support/only-in-all';
import { expect, test } from '../support/page';
import { albumPath } from '../support/page-types';

/** Pages that differ in what sticks to the screen, and in what can have the focus. */
const paths = [
  '/',
  '/AboutUs',
  '/FeeStructure',
  '/SchoolCalendar',
  '/ErpSoftware',
  '/News',
  '/ISCToppers',
  albumPath,
  '/PrincipalMessage',
  '/ContactUs',
  '/Tc',
];

/** The others have the same bars above other words. */
const usual = '/FeeStructure';

/** More stops than any page has. */
const most = 300;

/** Goes through all stops of a page by a key; what is wrong with the sight of each, in words. */
async function faultsOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab') {
  const faults = new Set<string>();
  // The browser's viewer of documents has stops of its own, of which the page knows nothing.
  await page.evaluate(() => document.querySelectorAll('object, iframe').forEach((e) => e.remove()));
  let stops = 0;
  for (; stops < most; stops += 1) {
    await page.keyboard.press(key);
    const { end, fault } = await page.evaluate(focusFault);
    if (end) break;
    if (fault) faults.add(fault);
  }
  expect(stops, 'the way through the page has an end').toBeLessThan(most);
  expect(stops, 'stops').toBeGreaterThan(20);
  return [...faults];
}

for (const path of paths) {
  test(`the focus is always seen on ${path}`, onlyInAll(), async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openPageType(page, path);
    expect(await faultsOnTheWay(page, 'Tab'), 'forwards').toEqual([]);
  });

  const title = `the focus is always seen on ${path} on a phone`;
  test(title, onlyInAll(path !== usual), async ({ page }) => {
    await openPageType(page, path);
    // Backwards each stop comes in at the top, below the bar that stays there.
    await page.setViewportSize({ width: 360, height: 640 });
    // Where there is a bar at the foot of phones, each stop of the way forwards comes in above it.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await faultsOnTheWay(page, 'Tab'), 'forwards').toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await faultsOnTheWay(page, 'Shift+Tab'), 'backwards').toEqual([]);
  });
}

test('a focus below the bar is noticed', onlyInAll(), async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openPageType(page, '/AboutUs');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { scroll-padding-top: 0 !important }');
    document.adoptedStyleSheets = [sheet];
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).focus();
  const faults = await faultsOnTheWay(page, 'Shift+Tab');
  expect(faults).toContainEqual(expect.stringContaining('lies under header'));
});

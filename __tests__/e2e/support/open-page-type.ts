import { expect, type Page } from '@playwright/test';
import { album, albumFolder } from './page-types';

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/** Serves pictures of records that the service does not have. */
export const servePictures = (page: Page, path: string | RegExp) =>
  page.route(path, (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }));

/**
 * Opens a page without motion and with its scripts and lists in place. On the front page no notice
 * opens, and all of its sections are there.
 */
export async function openPageType(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/api/notification/*', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/subGallery*', (route) => route.fulfill({ json: album }));
  await servePictures(page, `**/api/image/${albumFolder}/**`);
  await page.goto(path, { waitUntil: 'networkidle' });
  // A move may come before a page's scripts listen; nobody moves only once.
  let x = 1;
  const move = async () => {
    await page.mouse.move((x += 1), 1);
    return sleeping(page, 'header, footer');
  };
  await expect.poll(move, { intervals: [50, 100] }).toBe(0);
  if (path !== '/') return;
  for (const section of await page.getByRole('main').locator('section').all()) {
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator(loading)).toHaveCount(0);
    // It comes with its list, and its script when it is near: on a slow machine, after the scrolling.
    for (const carousel of await section.locator('[aria-roledescription=carousel]').all()) {
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel.locator(withoutScript)).toHaveCount(0);
    }
  }
  await expect.poll(() => sleeping(page, 'body')).toBe(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** A list that is on its way: its place has words for readers without scripts. */
const loading = '[data-island]:not([data-live]), noscript';

/** The row of a carousel that has no script yet. */
const withoutScript = '[role=region][aria-label$="scrolls sideways"]';

/** How many islands of a place have not taken over yet. */
const sleeping = (page: Page, place: string) =>
  page.locator(`:is(${place}) [data-island]:not([data-live])`).count();

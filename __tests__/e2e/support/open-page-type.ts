import { expect, type Page } from '@playwright/test';
import { withoutNotice } from '../../../harness/shots/without-notice';
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
  await withoutNotice(page);
  await page.route('**/api/subGallery*', (route) => route.fulfill({ json: album }));
  await servePictures(page, `**/api/image/${albumFolder}/**`);
  await page.goto(path);
  // A move may come before a page's scripts listen; nobody moves only once.
  let x = 1;
  const move = async () => {
    await page.mouse.move((x += 1), 1);
    return page.locator(awaited).count();
  };
  await expect.poll(move, { intervals: [50, 100] }).toBe(0);
  if (path !== '/') return;
  for (const section of await page.getByRole('main').locator('section').all()) {
    // At once: a part that comes to life in this moment may be another element by the time it stands still.
    await section.evaluate((part) => part.scrollIntoView());
    await expect(section.locator(loading)).toHaveCount(0);
  }
  await expect(page.locator(`[data-island]${sleeping}`)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** A list that is on its way: its place has words for readers without scripts. */
const loading = '[data-island]:not([data-live], dialog *), noscript';

/** An island that has not taken over yet; those of a closed dialog need not. */
const sleeping = ':not([data-live], dialog:not([open]) *)';

/** What a move brings to life, and a list that is under way. */
const awaited = `[data-island]:is([data-on=load], [data-on=interaction])${sleeping}, [aria-busy=true]`;

import { expect, type Page } from '@playwright/test';
import { albumRecords } from '../../../src/features/gallery/gallery.examples';

const [album] = albumRecords;
if (!album) throw new Error('There is no example of an album.');

/** Where its photographs would be, which the service does not have. */
const albumFolder = album.attachments[0]?.split('/').slice(0, -1).join('/');
const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/** The album that `openPageType` serves. */
export const albumPath = `/SubGallery?id=${album._id}`;

/** Documents, each with blocks that the others lack. */
export const documentTypes = [
  '/AboutUs',
  '/FeeStructure',
  '/SchoolCalendar',
  '/StudentCouncil',
  '/ErpSoftware',
  '/Accessibility',
] as const;

/** A page of each list whose items look unlike those of the others, and each form. */
export const livePageTypes = [
  '/News',
  '/Events',
  '/Circular',
  '/ISCToppers',
  '/Gallery',
  albumPath,
  '/VideoGallery',
  '/PrincipalMessage',
  '/Alumni',
  '/ContactUs',
  '/Tc',
] as const;

/** One page of every type: the others differ from them in their words alone. */
export const pageTypes = ['/', ...documentTypes, ...livePageTypes] as const;

/**
 * Opens a page without motion and with its scripts and lists in place. On the front page no notice
 * opens, and all of its sections are there.
 */
export async function openPageType(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/api/notification/*', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/subGallery*', (route) => route.fulfill({ json: album }));
  await page.route(`**/api/image/${albumFolder}/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }),
  );
  await page.goto(path, { waitUntil: 'networkidle' });
  // A move may come before a page's scripts listen; nobody moves only once.
  let x = 1;
  await expect
    .poll(async () => {
      await page.mouse.move((x += 1), 1);
      return sleeping(page, 'header, footer');
    })
    .toBe(0);
  if (path !== '/') return;
  for (const section of await page.getByRole('main').locator('section').all()) {
    await section.scrollIntoViewIfNeeded();
  }
  await expect.poll(() => sleeping(page, 'body')).toBe(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** How many islands of a place have not taken over yet. */
const sleeping = (page: Page, place: string) =>
  page.locator(`:is(${place}) [data-island]:not([data-live])`).count();

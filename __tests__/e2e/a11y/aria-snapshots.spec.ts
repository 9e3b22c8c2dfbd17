import type { Page } from '@playwright/test';
import { EXAMPLE_NOW } from '../../../src/lib/dates/example-today';
import { faultPages } from '../support/fault-pages';
import { onlyInAll } from '../support/only-in-all';
import { openPageType, servePictures } from '../support/open-page-type';
import { expect, test } from '../support/page';
import { pageTypes } from '../support/page-types';

/*
 * What assistive technology is told of every type of page, approved as files of `aria-snapshots`: a
 * name or a role that gets lost turns a test red. Lists show the features' examples, on their day.
 * `npx playwright test aria-snapshots --update-snapshots` writes what the pages say now.
 */
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.setFixedTime(new Date(EXAMPLE_NOW));
  for (const { path, good, reply = good } of faultPages.flatMap(({ calls }) => calls)) {
    await page.route(`**${path}`, (route) => route.fulfill({ json: reply }));
  }
  await servePictures(page, /\/api\/image[/?]/);
});

/** The name of a page's file: '/SubGallery?id=1' gives 'sub-gallery'. */
const nameOf = (path: string) =>
  path
    .replace(/\?.*/, '')
    .slice(1)
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase() || 'front-page';

for (const path of pageTypes) {
  const title = `assistive technology is told what stands on ${path}`;
  // Of lists one stays, and of forms those with mistakes. Each block and view alone is held by its stories.
  test(title, onlyInAll(path !== '/News'), async ({ page }) => {
    await openPageType(page, path);
    // The headless shell shows no PDF within a page, and the page says so there.
    const documents = page.getByRole('main').locator('object');
    await documents.evaluateAll((shown) => shown.forEach((one) => one.remove()));
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${nameOf(path)}.aria.yml` });
  });
}

test('what frames a page', async ({ page }) => {
  await openPageType(page, '/Fee');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'header.aria.yml' });
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot({ name: 'footer.aria.yml' });
});

test('the open menus', async ({ page }) => {
  await openPageType(page, '/Fee');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Rules', { exact: true }).click();
  await expect(menu).toMatchAriaSnapshot({ name: 'menu-open.aria.yml' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByText('Menu', { exact: true }).click();
  await menu.getByText('Rules', { exact: true }).click();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'drawer-open.aria.yml' });
});

test(
  'an open accordion with its table, on a desktop and as cards on a phone',
  onlyInAll(),
  async ({ page }) => {
    await openPageType(page, '/FeeStructure');
    const main = page.getByRole('main');
    await main.locator('summary').filter({ hasText: '2025-2026' }).click();
    const sheet = main.locator('details[open]');
    await expect(sheet).toMatchAriaSnapshot({ name: 'accordion-open.aria.yml' });
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(sheet).toMatchAriaSnapshot({ name: 'accordion-open-phone.aria.yml' });
  },
);

test('the dialog of a picture', onlyInAll(), async ({ page }) => {
  await openPageType(page, '/ErpSoftware');
  await page.getByRole('button', { name: 'Parent Portal' }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'picture-dialog.aria.yml' });
});

test('the notice of the front page with its carousel', onlyInAll(), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Please note' });
  await expect(dialog.getByRole('button', { name: 'Next notifications' })).toBeVisible();
  await expect(dialog).toMatchAriaSnapshot({ name: 'notice.aria.yml' });
});

test('the viewer of photographs', onlyInAll(), async ({ page }) => {
  await openPageType(page, pageTypes.find((path) => path.startsWith('/SubGallery')) ?? '');
  await page.getByRole('button', { name: /^Open photo 1 of/ }).click();
  const viewer = page.getByRole('dialog', { name: 'Photo viewer' });
  await expect(viewer.getByText(/photo 1 of/)).toBeVisible();
  await expect(viewer).toMatchAriaSnapshot({ name: 'photo-viewer.aria.yml' });
});

test('a list in which nothing is found', onlyInAll(), async ({ page }) => {
  await openPageType(page, '/News?q=zzzz');
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'nothing-found.aria.yml' });
});

const formOf = (page: Page) => page.getByRole('main').getByRole('form');

test('forms with mistakes, and a form that was sent', onlyInAll(), async ({ page }) => {
  await openPageType(page, '/Tc');
  await page.getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByText('Please fill in all fields')).toBeVisible();
  await expect(formOf(page)).toMatchAriaSnapshot({ name: 'tc-mistakes.aria.yml' });

  await page.route('**/api/form/DHS/contact', (route) =>
    route.fulfill({ status: 201, json: { ok: true } }),
  );
  await openPageType(page, '/ContactUs');
  await page.getByRole('button', { name: 'Send Now' }).click();
  await expect(page.getByText('Message is required.')).toBeVisible();
  await expect(formOf(page)).toMatchAriaSnapshot({ name: 'contact-us-mistakes.aria.yml' });
  for (const label of ['Full Name', 'Mobile No.', 'Subject', 'Message']) {
    await page.getByLabel(label).fill('Ritika');
  }
  await page.getByLabel('Email').fill('ritika@deodarhill.example');
  await page.getByRole('button', { name: 'Send Now' }).click();
  await expect(page.getByRole('alert')).toMatchAriaSnapshot({ name: 'contact-us-sent.aria.yml' });
});

test('an address that is not there', onlyInAll(), async ({ page, seen }) => {
  seen.caused.push(/^Failed to load resource: .* status of 404/);
  await page.goto('/NoSuchPage');
  await page.mouse.move(40, 40);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'not-found.aria.yml' });
});

import { openPageType } from '../support/open-page-type';
import { expect, test } from '../support/page';
import { onlyInAll } from '../support/only-in-all';
import { axeViolations } from '../support/axe-violations';
import { albumPath, framePages, isWholeInShell, pageTypes } from '../support/page-types';
import { expectReadable } from '../support/readable';
import { routes } from '../support/routes';
import { letScroll, smallTargets } from '../support/small-targets';

const looks = [
  [360, 'dark'],
  [1440, 'light'],
] as const;

for (const [index, route] of routes.entries()) {
  const path = route.path === '/SubGallery' ? albumPath : route.path;
  // What frames a page is the same on all others.
  const parts = framePages.some((one) => one === path) ? 'whole' : 'matter';
  const isOfType = pageTypes.some((type) => type === path);
  const title = `${route.path} can be read, dark too, its targets can be met by a finger`;
  test(title, onlyInAll(), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await openPageType(page, path);
    await letScroll(page);
    // A page that differs from one of these in its words alone is looked at in one of them.
    for (const [width, mode] of isOfType ? looks : looks.slice(index % 2).slice(0, 1)) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeViolations(page, mode, 'looks', parts), `${width} px`).toEqual([]);
    }
    if (isOfType && isWholeInShell(path)) await expectReadable(page);
  });
}

test('so can those of the open menus', onlyInAll(), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openPageType(page, '/Fee');
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByText('About', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Alumni' })).toBeVisible();
  expect(await smallTargets(page), 'on phones').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('navigation', { name: 'Main' }).getByText('About', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Alumni' })).toBeVisible();
  expect(await smallTargets(page), 'on desktops').toEqual([]);
});

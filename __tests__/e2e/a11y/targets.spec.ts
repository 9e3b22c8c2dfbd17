import { openPageType } from '../support/open-page-type';
import { expect, test } from '../support/page';
import { onlyInAll } from '../support/only-in-all';
import { axeViolations } from '../support/axe-violations';
import { albumPath, isWholeInShell, pageTypes } from '../support/page-types';
import { expectReadable } from '../support/readable';
import { routes } from '../support/routes';
import { smallTargets } from '../support/small-targets';

const widths = [360, 1440] as const;
const modes = ['light', 'dark'] as const;

for (const [index, route] of routes.entries()) {
  const path = route.path === '/SubGallery' ? albumPath : route.path;
  const isOfType = pageTypes.some((type) => type === path);
  const title = `${route.path} can be read, dark too, its targets can be met by a finger`;
  test(title, onlyInAll(), async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      if (width === widths[0]) await openPageType(page, path);
      expect(await smallTargets(page), `${width} px`).toEqual([]);
    }
    // A page that differs from one of these in its words alone is looked at in one of them.
    for (const mode of isOfType ? modes : modes.slice(index % 2).slice(0, 1)) {
      expect(await axeViolations(page, mode, 'colours')).toEqual([]);
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

import { expect } from '@playwright/test';
import { fill, openEditor, openForm, writtenFiles } from './support/editor';
import { test } from './support/editor-test';
import { onlyInAll } from './support/only-in-all';

// It reads the whole folder at each start, and does so on busy machines too.
test.describe.configure({ timeout: 480_000 });

test(
  'the preview is the page as visitors will see it, and says what is wrong',
  onlyInAll(),
  async ({ page }) => {
    await openEditor(page, [...writtenFiles, 'content/pictures/scenes/physics-lab.webp']);
    await openForm(page, 'pages/entries/laboratory');
    const preview = page.frameLocator('iframe[title="Content preview" i]');
    await expect(preview.getByRole('heading', { level: 1, name: 'Laboratory' })).toBeVisible();
    // Facts are in their places, tables are the site's own, and pictures come from the folder.
    await expect(preview.getByText('Five rooms where science')).toBeVisible();
    const picture = preview.locator('img[src^="data:image/webp"]').first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(preview.locator('h1')).toHaveCSS('font-family', /Fraunces/);

    await fill(page, 'title', 'Rooms of science');
    await expect(preview.locator('h1')).toHaveText('Rooms of science');
    await fill(page, 'title', '');
    await expect(preview.getByRole('status')).toContainText('"title" is missing');
    await expect(preview.locator('h1'), 'the page as it was last complete').toHaveText(
      'Rooms of science',
    );
  },
);

test('the preview of a list shows the pictures of the folder', onlyInAll(), async ({ page }) => {
  const portrait = 'content/service/pictures/people/topper-01.webp';
  await openEditor(page, [...writtenFiles, portrait]);
  await openForm(page, 'lists/entries/service-toppers');
  const preview = page.frameLocator('iframe[title="Content preview" i]');
  await expect(preview.getByText(/^ISC, class XII$/).first()).toBeVisible();
  await expect(preview.locator('img[src^="data:image/webp"]').first()).toBeAttached();
});

import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
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

test('the editor is no page for visitors, search engines or reading offline', async ({
  page,
  request,
}) => {
  await page.goto('/edit');
  await expect(page.getByRole('button')).toHaveText([/Work with Local Repository/]);
  for (const address of ['/sitemap.xml', '/sw.js', '/', '/Fee']) {
    expect(await (await request.get(address)).text(), address).not.toContain('/edit');
  }
  const reply = await request.get('/edit');
  expect(await reply.text()).toContain('<meta name="robots" content="noindex">');
  const policy = reply.headers()['content-security-policy'];
  expect(policy).toContain("connect-src 'self' blob: data:;");
});

test('the guide shows each recipe with its picture', async ({ page }) => {
  await page.goto('/edit/help');
  const headings = readFileSync('docs/editors.md', 'utf8').match(/^## .*$/gm) ?? [];
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    headings.map((line) => line.slice(3)),
  );
  const pictures = page.getByRole('img');
  await expect(pictures).not.toHaveCount(0);
  for (const shown of await pictures.all()) {
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
  }
});

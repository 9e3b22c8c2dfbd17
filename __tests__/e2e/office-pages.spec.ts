import { readFileSync } from 'node:fs';
import { expect, test } from './support/page';
import { onlyInAll } from './support/only-in-all';

test(
  'the editor is no page for visitors, search engines or reading offline',
  onlyInAll(),
  async ({ page, request }) => {
    await page.goto('/edit');
    await expect(page.getByRole('button')).toHaveText([/Work with Local Repository/]);
    for (const address of ['/sitemap.xml', '/sw.js', '/', '/Fee']) {
      expect(await (await request.get(address)).text(), address).not.toContain('/edit');
    }
    const reply = await request.get('/edit');
    expect(await reply.text()).toContain('<meta name="robots" content="noindex">');
    const policy = reply.headers()['content-security-policy'];
    expect(policy).toContain("connect-src 'self' blob: data:;");
  },
);

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

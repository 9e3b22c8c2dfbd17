import { expect, test } from './support/page';
import { onlyInAll } from './support/only-in-all';

const hint = '//# allFunctionsCalledOnLoad\n';

test(
  'scripts tell the browser to compile them beside the main thread',
  onlyInAll(),
  async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.goto('/ISCToppers');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    const texts = await Promise.all(scripts);
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) expect(text.slice(0, hint.length)).toBe(hint);
  },
);

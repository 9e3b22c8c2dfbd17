import { framePages } from './support/page-types';
import { expect, test } from './support/page';

test.use({ javaScriptEnabled: false });

for (const path of framePages) {
  test(`${path} has no button that does nothing without scripts`, async ({ page }) => {
    await page.goto(path);
    const dead = page.locator(
      'button:not([popovertarget]):not(form[action] button, form[method=dialog] button)',
    );
    expect(await dead.filter({ visible: true }).allTextContents()).toEqual([]);
  });
}

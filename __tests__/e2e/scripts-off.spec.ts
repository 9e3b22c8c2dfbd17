import { framePages } from './support/page-types';
import { expect, test } from './support/page';

test.use({ javaScriptEnabled: false });

test('a list that needs scripts leaves no gap below its note', async ({ page }) => {
  await page.goto('/ISCToppers');
  const note = await page.locator('main noscript p').first().boundingBox();
  const next = await page.getByRole('navigation', { name: 'Previous and next page' }).boundingBox();
  expect((next?.y ?? NaN) - (note ? note.y + note.height : NaN)).toBeLessThan(80);
});

for (const path of framePages) {
  test(`${path} has no button that does nothing without scripts`, async ({ page }) => {
    await page.goto(path);
    const dead = page.locator(
      'button:not([popovertarget]):not(form[action] button, form[method=dialog] button)',
    );
    expect(await dead.filter({ visible: true }).allTextContents()).toEqual([]);
  });
}

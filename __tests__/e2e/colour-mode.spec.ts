import { onlyInAll } from './support/only-in-all';
import { expect, test } from './support/page';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in a system that is ${colorScheme}`, () => {
    test.use({ colorScheme });

    const repeats = colorScheme === 'dark';
    test(
      'the button shows the sign of the mode that is on',
      onlyInAll(repeats),
      async ({ page }) => {
        await page.goto('/Timings');
        const button = page.locator('[data-colour-mode]');
        const [moon, sun] = [button.locator('span').first(), button.locator('span').last()];
        const [on, other] = colorScheme === 'light' ? [moon, sun] : [sun, moon];
        await expect(on).toBeVisible();
        await expect(other).toBeHidden();
        await button.click();
        await expect(other).toBeVisible();
        await expect(on).toBeHidden();
      },
    );
  });
}

import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has before what is looked for. */
const most = 250;

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus, as a visitor without a mouse gets there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let stops = 0; stops < most; stops += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${target.toString()}.`);
}

import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has before what is looked for. */
const most = 250;

/** Runs in the page: whether an element has the focus, and in words what has it. */
function focusNow(target: Element): { isThere: boolean; stop: string } {
  const { activeElement } = document;
  const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  const words = name.trim().replace(/\s+/g, ' ').slice(0, 40);
  return { isThere: activeElement === target, stop: `${activeElement?.localName} “${words}”` };
}

/** Presses Tab until the target has the focus, as a visitor without a mouse gets there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  const stops: string[] = [];
  while (stops.length < most) {
    const { isThere, stop } = await target.evaluate(focusNow);
    if (isThere) return;
    stops.push(stop);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${target.toString()}, but to:\n${stops.join('\n')}`);
}

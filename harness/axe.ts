import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';

// The package brings the readable script, twice as long, and brings it again for each question:
// reading it takes a page longer than the answer.
const script = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * Axe in the page, to be asked as often as one likes; it is brought once in a document. Without frames
 * of other origins it needs no page of its own to add up what it found, and of what passes one example
 * of each rule is enough.
 */
export async function axeIn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, axeSource: isThere ? ';' : script });
  return axe.setLegacyMode().options({ resultTypes: ['violations'] });
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';

// The package brings the readable script, twice as long: reading it takes a page longer than the answer.
const script = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * Axe in the page, to be asked as often as one likes; it is brought once in a document. Without frames
 * of other origins it needs no page of its own to add up what it found, and of what passes one example
 * of each rule is enough.
 */
export async function axeIn(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  // The package would evaluate it twice each time; what stands in for it does nothing.
  const axe = new AxeBuilder({ page, axeSource: ';' });
  return axe.setLegacyMode().options({ resultTypes: ['violations'] });
}

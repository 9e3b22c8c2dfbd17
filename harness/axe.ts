import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { readFileSync } from 'node:fs';

// The package's main file is the readable script, twice as long: reading it takes a page longer than the answer.
const script = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The rules of WCAG 2.2 AA, and what is good practice beside them. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Of words before a pattern that an element draws beneath them axe would tell nothing, as of all in the footer; it
 * compares them with the element's own colour.
 */
const beforePatterns = { options: { ignorePseudo: true } };

/**
 * What axe finds wrong in a page, in the parts that selectors name: by all rules, or by those of `options`. It is
 * brought once in a document, to be asked as often as one likes.
 */
export async function findViolations(
  page: Page,
  options: Axe.RunOptions = {},
  parts: string | { exclude: string[] } = 'html',
): Promise<Axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const asked = {
    ...options,
    checks: { 'color-contrast': beforePatterns, 'color-contrast-enhanced': beforePatterns },
    // Of what passes nothing is told.
    resultTypes: ['violations' as const],
  };
  return page.evaluate(
    async ([context, all]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      return (await axe.run(context, all)).violations;
    },
    [parts, asked] as const,
  );
}

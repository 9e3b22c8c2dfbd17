import type { Page } from '@playwright/test';
import { findViolations, wcag } from '../../../harness/axe';
import { type AxeParts, partsOf } from './axe-parts';

/** Changes the colours and waits until they are painted: half-way through a fade they are nobody's. */
async function inColours(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(
    (scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
    colorScheme,
  );
  await page.evaluate(async () => {
    // A skeleton shimmers for as long as its list is waited for.
    const isFade = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    do await frame();
    // The promise of a fade that has ended waits for a frame that nothing else may ask for.
    while (document.getAnimations().some(isFade));
  });
}

/** What colours decide, and what takes axe half of its time. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe has to ask each element's place for, which the blocks of a type decide. */
const sizeRule = 'target-size';

/**
 * What axe finds in one of the two colour modes: by all rules, by those of colours, by these and that of sizes
 * ('looks'), or by those of words. The last are for a page whose colours and sizes are those of another of its type.
 */
export async function axeViolations(
  page: Page,
  colorScheme: 'light' | 'dark',
  rules: 'all' | 'colours' | 'looks' | 'words',
  parts?: AxeParts,
): Promise<string[]> {
  await inColours(page, colorScheme);
  const without = rules === 'words' ? [...colourRules, sizeRule] : [];
  const some = { colours: colourRules, looks: [...colourRules, sizeRule], all: wcag, words: wcag };
  const asked = {
    runOnly: some[rules],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const violations = await findViolations(page, asked, partsOf(parts));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${colorScheme} ${id}: ${html.slice(0, 120)} ${failureSummary ?? ''}`,
    ),
  );
}

import type { Page } from '@playwright/test';
import { axeFor, type AxeParts } from './axe-parts';

/** Changes the colours and waits until they are painted: half-way through a fade they are nobody's. */
async function inColours(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(
    (scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
    colorScheme,
  );
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    // A skeleton shimmers for as long as its list is waited for.
    const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
    const fades = document.getAnimations().filter(ends);
    await Promise.allSettled(fades.map((animation) => animation.finished));
  });
}

/** What colours decide, and what takes axe half of its time. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe has to ask each element's place for, which the blocks of a type decide. */
const sizeRule = 'target-size';

/**
 * What axe finds in one of the two colour modes: by all rules, by those of colours, or by those of words. The last
 * are for a page whose colours and sizes are those of another of its type.
 */
export async function axeViolations(
  page: Page,
  colorScheme: 'light' | 'dark',
  rules: 'all' | 'colours' | 'words',
  parts?: AxeParts,
): Promise<string[]> {
  await inColours(page, colorScheme);
  const axe = await axeFor(page, parts);
  if (rules === 'colours') axe.withRules(colourRules);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  if (rules === 'words') axe.disableRules([...colourRules, sizeRule]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${colorScheme} ${id}: ${html.slice(0, 120)} ${failureSummary ?? ''}`,
    ),
  );
}

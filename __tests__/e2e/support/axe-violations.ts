import type { Page } from '@playwright/test';
import { axeIn } from '../../../harness/axe';

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

/** What frames a page: more than half of its elements, and on each the same. */
const frame = ['body > header', 'body > footer'];

/**
 * What axe finds; in the dark only what colours can change, the rest is the same page. `framed` leaves out what
 * frames it, for a page whose frame is that of another which is looked at whole.
 */
export async function axeViolations(
  page: Page,
  colorScheme: 'light' | 'dark',
  { framed = false } = {},
): Promise<string[]> {
  await inColours(page, colorScheme);
  const axe = await axeIn(page);
  if (framed) frame.forEach((part) => axe.exclude(part));
  if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${colorScheme} ${id}: ${html.slice(0, 120)} ${failureSummary ?? ''}`,
    ),
  );
}

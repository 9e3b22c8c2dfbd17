import type { Page } from '@playwright/test';
import { findViolations } from '../../../harness/axe';
import { type AxeParts, partsOf } from './axe-parts';

/** What stays in view covers others only until a reader scrolls. */
export const letScroll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (/fixed|sticky/.test(getComputedStyle(element).position))
        element.style.position = 'static';
    }
  });

/** Targets below 24 by 24 CSS px without that much room around them (WCAG 2.5.8). */
export async function smallTargets(page: Page, parts?: AxeParts): Promise<string[]> {
  await letScroll(page);
  const violations = await findViolations(page, { runOnly: ['target-size'] }, partsOf(parts));
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary ?? ''}`),
  );
}

import type { Page } from '@playwright/test';
import { axeIn } from '../../../harness/axe';

/** Targets below 24 by 24 CSS px without that much room around them (WCAG 2.5.8). */
export async function smallTargets(page: Page): Promise<string[]> {
  const axe = await axeIn(page);
  const { violations } = await axe.withRules(['target-size']).analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary ?? ''}`),
  );
}

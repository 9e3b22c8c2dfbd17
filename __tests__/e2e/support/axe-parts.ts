import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { axeIn } from '../../../harness/axe';

/** What axe looks at; `matter` leaves out what frames a page: more than half of its elements, the same on each. */
export type AxeParts = 'matter' | 'whole';

/** Axe in a page, for all of it or for its own matter. */
export async function axeFor(page: Page, parts: AxeParts = 'whole'): Promise<AxeBuilder> {
  const axe = await axeIn(page);
  return parts === 'matter' ? axe.exclude('body > header').exclude('body > footer') : axe;
}

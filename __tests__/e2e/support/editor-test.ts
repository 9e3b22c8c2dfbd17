import { expect, test as base } from '@playwright/test';
import { wholeChromium } from '../../../harness/find-chromium';
import { watch, type Watch } from './page';

/** The editor complains of nothing and asks nobody but its own site, in the browser that offices have. */
export const test = base.extend<{ seen: Watch }>({
  launchOptions: [wholeChromium, { scope: 'worker' }],
  seen: [
    async ({ page }, use) => {
      // Of the package's own framework: a value was read after its component had gone. And of the
      // frame of its previews, which holds nothing but what this site draws.
      const allow = /svelte\.dev\/e\/derived_inert|both allow-scripts and allow-same-origin/;
      const seen = watch(page, { allow });
      await use(seen);
      expect(seen.problems, 'console').toEqual([]);
      expect(seen.elsewhere, 'requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});

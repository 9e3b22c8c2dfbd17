import { expect, test as base } from '@playwright/test';
import { watch, type Watch } from './page';

/** The editor complains of nothing and asks nobody but its own site. */
export const test = base.extend<{ seen: Watch }>({
  seen: [
    async ({ page }, use) => {
      // Of the package's own framework: a value was read after its component had gone.
      const allow = /svelte\.dev\/e\/derived_inert/;
      const seen = watch(page, { allow });
      await use(seen);
      const problems = seen.problems.filter((one) => !seen.caused.some((cause) => cause.test(one)));
      expect(problems, 'console').toEqual([]);
      expect(seen.elsewhere, 'requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});

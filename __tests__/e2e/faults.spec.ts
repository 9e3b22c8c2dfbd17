import { expect } from '@playwright/test';
import { casesOf, sampleOf } from './support/fault-sample';
import { faultPages } from './support/fault-pages';
import { meetAll, noteFaults, viewOf } from './support/meet-faults';
import { test } from './support/kept-page';
import { neverAnswered } from './support/never-answered';
import { onlyInAll } from './support/only-in-all';

// Lists stand in these pages; a site whose build had none is in `__tests__/without-lists`.
for (const [index, subject] of faultPages.entries()) {
  const sample = sampleOf(index);
  if (sample.length > 0) {
    test(`${subject.path} meets its share of all faults and stands`, async ({ page }) => {
      await meetAll(page, subject, sample, { isBuilt: true });
    });
  }

  test(
    `${subject.path} meets half of all faults with its lists, and stands`,
    onlyInAll(),
    async ({ page }) => {
      test.setTimeout(360_000);
      await meetAll(page, subject, casesOf(index, true), { isBuilt: true });
    },
  );
}

/** Names children, and so is fetched; the others wait by the same client, which unit tests try. */
const waiting = faultPages.filter(({ path }) => path === '/ISCToppers');

for (const subject of waiting) {
  test(
    `${subject.path} waits for a reply that never comes, and can be left`,
    onlyInAll(),
    async ({ page }) => {
      await page.setViewportSize(viewOf(subject));
      noteFaults(subject.calls.length);
      expect(await neverAnswered(page, subject)).toEqual([]);
    },
  );
}

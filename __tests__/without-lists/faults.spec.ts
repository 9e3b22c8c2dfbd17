import { expect, test } from '@playwright/test';
import { casesOf } from '../e2e/support/fault-sample';
import { faultPages } from '../e2e/support/fault-pages';
import { meetAll, noteFaults, viewOf } from '../e2e/support/meet-faults';
import { neverAnswered } from '../e2e/support/never-answered';

// The front page first: it has ten lists, and takes longest.
for (const [index, subject] of [...faultPages.entries()].reverse()) {
  test(`${subject.path} meets the other half of all faults without lists, and stands`, async ({
    page,
  }) => {
    test.setTimeout(360_000);
    // A popup that was seen is not asked for again during a visit; this visit meets many faults.
    await page.addInitScript(() => {
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function set(key, value) {
        if (key !== 'notifications-seen') setItem.call(this, key, value);
      };
    });
    await meetAll(page, subject, casesOf(index, false), { isBuilt: false });
  });

  test(`${subject.path} waits for a reply that never comes, and can be left`, async ({ page }) => {
    await page.setViewportSize(viewOf(subject));
    noteFaults(subject.calls.length);
    expect(await neverAnswered(page, subject)).toEqual([]);
  });
}

import { expect, test } from '@playwright/test';
import { withoutListsOrigin } from './support/addresses';
import { type FaultCase, FaultDrive, type FaultPage } from './support/fault-drive';
import { casesOf, sampleOf } from './support/fault-sample';
import { faultPages } from './support/fault-pages';
import { neverAnswered } from './support/never-answered';
import { onlyInAll } from './support/only-in-all';
import type { Page } from '@playwright/test';

// A page that was built of its lists keeps them: `built-lists.spec.ts`.
test.use({ baseURL: withoutListsOrigin });

/** The number of cases goes into the test run's own report. */
const note = (cases: number) =>
  test.info().annotations.push({ type: 'faults', description: String(cases) });

/** As tall as the whole page, so that every section of it asks for its list. */
const wholePage = { width: 1000, height: 9_000 };

async function meetAll(page: Page, subject: FaultPage, cases: readonly FaultCase[]) {
  await page.setViewportSize(wholePage);
  const drive = new FaultDrive(page, subject);
  await drive.start();
  const problems: string[] = [];
  for (const fault of cases) problems.push(...(await drive.meet(fault)));
  note(cases.length * subject.calls.length);
  expect(problems).toEqual([]);
}

/** The others wait by the same client. */
const waiting = '/News';

for (const [index, subject] of faultPages.entries()) {
  test(`${subject.path} meets its share of all faults and stands`, async ({ page }) => {
    await meetAll(page, subject, sampleOf(index));
  });

  test(
    `${subject.path} meets every fault of its calls and stands`,
    onlyInAll(),
    async ({ page }) => {
      test.setTimeout(360_000);
      await meetAll(page, subject, casesOf(subject));
    },
  );

  test(
    `${subject.path} waits for a reply that never comes, and can be left`,
    onlyInAll(subject.path !== waiting),
    async ({ page }) => {
      await page.setViewportSize(wholePage);
      note(subject.calls.length);
      expect(await neverAnswered(page, subject)).toEqual([]);
    },
  );
}

import { expect, test } from '@playwright/test';
import { brokenCases, FaultDrive, mixedCases } from './support/fault-drive';
import { faultPages } from './support/fault-pages';
import { neverAnswered } from './support/never-answered';

/** The number of cases goes into the test run's own report. */
const note = (cases: number) =>
  test.info().annotations.push({ type: 'faults', description: String(cases) });

for (const subject of faultPages) {
  test(`${subject.path} meets every fault of its calls and stands`, async ({ page }) => {
    test.setTimeout(360_000);
    // As tall as the whole page, so that every section of it asks for its list.
    await page.setViewportSize({ width: 1000, height: 9_000 });
    const drive = new FaultDrive(page, subject);
    await drive.start();
    const problems: string[] = [];
    const { calls, cases = [...brokenCases, ...mixedCases] } = subject;
    for (const fault of cases) problems.push(...(await drive.meet(fault)));
    note(cases.length * calls.length);
    expect(problems).toEqual([]);
  });

  test(`${subject.path} waits for a reply that never comes, and can be left`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 9_000 });
    note(subject.calls.length);
    expect(await neverAnswered(page, subject)).toEqual([]);
  });
}

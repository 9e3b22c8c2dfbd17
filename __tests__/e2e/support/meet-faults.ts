import { expect, type Page, test } from '@playwright/test';
import { type FaultCase, FaultDrive, type FaultPage } from './fault-drive';

/** As tall as the whole front page, so that every section of it asks for its list; others have one, at their top. */
export const viewOf = ({ path }: FaultPage) => ({
  width: 1000,
  height: path === '/' ? 9_000 : 900,
});

/** The number of cases goes into the test run's own report. */
export const noteFaults = (cases: number) =>
  test.info().annotations.push({ type: 'faults', description: String(cases) });

/** Drives a page through faults, one after the other; `isBuilt` where its lists stand in it. */
export async function meetAll(
  page: Page,
  subject: FaultPage,
  cases: readonly FaultCase[],
  { isBuilt }: { isBuilt: boolean },
): Promise<void> {
  await page.setViewportSize(viewOf(subject));
  const drive = new FaultDrive(page, subject, isBuilt);
  await drive.start();
  const problems: string[] = [];
  for (const fault of cases) problems.push(...(await drive.meet(fault)));
  noteFaults(cases.length * subject.calls.length);
  expect(problems).toEqual([]);
}

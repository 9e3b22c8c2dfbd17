import type { Page } from '@playwright/test';
import { frozenInstant } from './addresses';

/** The moment at which the site of the tests is built, whatever the day on which it is visited. */
const builtAt = new Date('2026-11-20T09:00:00+05:30');

/** Whether the tests take place at that moment. */
export const isDayOfBuild = Date.parse(frozenInstant) === builtAt.getTime();

/** Has a page live at that moment, for which the list of a call ('**\/api/news/all/*') is still the same. */
export async function asBuilt(page: Page, call: string): Promise<void> {
  await page.clock.setFixedTime(builtAt);
  await page.route(call, (route) => route.fulfill({ status: 304 }));
}

/** A notice that has ended since the build may open while a busy service is waited for, without its picture. */
export function allowEndedNotice({ caused }: { caused: RegExp[] }): void {
  if (!isDayOfBuild) caused.push(/^Failed to load resource: .* status of 404/);
}

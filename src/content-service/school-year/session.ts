import { partsOf, type PlainDate } from '../../dates/plain-date';
import { APRIL, sessionFrom } from '../../dates/session';

/** A process serves one school: the month with which its sessions begin. */
let firstMonth = APRIL;

/** Says with which month (1–12) the sessions of the school begin that this process serves. */
export function beginSessionsIn(month: number): void {
  firstMonth = month;
}

// Board results come out by the middle of May; until then the session before is the newest.
const resultsDay = '05-15';

/** The year in which the session of a day began: from April on, 2027-03-31 gives 2026. */
export function sessionStart(day: PlainDate): number {
  const { year, month } = partsOf(day);
  return month >= firstMonth ? year : year - 1;
}

/** The calendar year in which a month (1–12) of a session falls. */
export function yearInSession(start: number, month: number): number {
  return month >= firstMonth ? start : start + 1;
}

/** The newest session with board results, by the year in which it began. */
export function newestResults(day: PlainDate): number {
  const { year } = partsOf(day);
  return day.slice(5) >= resultsDay ? year - 1 : year - 2;
}

/** The name of the session that began in a year. */
export const sessionName = (start: number) => sessionFrom(start, firstMonth);

/** Replaces `{session}`, `{lastSession}` and `{nextSession}` by names counted from a day. */
export function nameSessions(text: string, day: PlainDate): string {
  const start = sessionStart(day);
  return text
    .replaceAll('{session}', sessionName(start))
    .replaceAll('{lastSession}', sessionName(start - 1))
    .replaceAll('{nextSession}', sessionName(start + 1));
}

import { partsOf, type PlainDate } from '../../dates/plain-date';
import { sessionFrom } from '../../dates/session';

const firstMonth = 4;
// Board results come out by the middle of May; until then the session before is the newest.
const resultsDay = '05-15';

/** The year in which the session of a day began: April to March, so 2027-03-31 gives 2026. */
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

/** Replaces `{session}`, `{lastSession}` and `{nextSession}` by names counted from a day. */
export function nameSessions(text: string, day: PlainDate): string {
  const start = sessionStart(day);
  return text
    .replaceAll('{session}', sessionFrom(start))
    .replaceAll('{lastSession}', sessionFrom(start - 1))
    .replaceAll('{nextSession}', sessionFrom(start + 1));
}

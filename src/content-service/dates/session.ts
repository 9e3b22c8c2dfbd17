import type { Day } from './clock';

const firstMonth = 4;
// Board results come out by the middle of May; until then the session before is the newest.
const resultsDay = '05-15';

/** The year in which the session of a day began: April to March, so 2027-03-31 gives 2026. */
export function sessionOf(day: Day): number {
  const year = Number(day.slice(0, 4));
  return Number(day.slice(5, 7)) >= firstMonth ? year : year - 1;
}

/** A session's name: 2026 gives `2026-2027`. */
export function sessionName(start: number): string {
  return `${start}-${start + 1}`;
}

/** The calendar year in which a month of a session falls. */
export function yearInSession(start: number, month: number): number {
  return month >= firstMonth ? start : start + 1;
}

/** The newest session with board results, by the year in which it began. */
export function newestResults(day: Day): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= resultsDay ? year - 1 : year - 2;
}

/** Replaces `{session}`, `{lastSession}` and `{nextSession}` by names counted from a day. */
export function nameSessions(text: string, day: Day): string {
  const start = sessionOf(day);
  return text
    .replaceAll('{session}', sessionName(start))
    .replaceAll('{lastSession}', sessionName(start - 1))
    .replaceAll('{nextSession}', sessionName(start + 1));
}

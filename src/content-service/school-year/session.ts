import type { PlainDate } from '../../dates/plain-date';
import { sessionOf } from '../../dates/session';

/** The year in which the session of a day began: where it begins in April (4), 2027-03-31 gives 2026. */
export function sessionStart(day: PlainDate, firstMonth: number): number {
  return Number(sessionOf(day, firstMonth).slice(0, 4));
}

/** The calendar year in which a month (1–12) of the session falls that began in a year. */
export function yearInSession(start: number, month: number, firstMonth: number): number {
  return month >= firstMonth ? start : start + 1;
}

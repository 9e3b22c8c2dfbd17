import { partsOf, type PlainDate } from '../../dates/plain-date';
import { APRIL } from '../../dates/session';

/** A process serves one school: the month with which its sessions begin. */
let firstMonth = APRIL;

/** Says with which month (1–12) the sessions of the school begin that this process serves. */
export function beginSessionsIn(month: number): void {
  firstMonth = month;
}

/** The year in which the session of a day began: from April on, 2027-03-31 gives 2026. */
export function sessionStart(day: PlainDate): number {
  const { year, month } = partsOf(day);
  return month >= firstMonth ? year : year - 1;
}

/** The calendar year in which a month (1–12) of a session falls. */
export function yearInSession(start: number, month: number): number {
  return month >= firstMonth ? start : start + 1;
}

import { addDays, partsOf, plainDate, type PlainDate } from '../../dates/plain-date';
import { daysOfSession, sessionOf } from '../../dates/session';
import { sessionStart, yearInSession } from './session';

/** The days on which something begins that comes again. */
export interface Series {
  first: PlainDate;
  /** The day after which it comes no more; it has no end without one. */
  last: PlainDate | undefined;
  /** Days of it that are left out. */
  leftOut: ReadonlySet<PlainDate | undefined>;
}

/** How many days ahead what repeats in the next session is announced. */
const aheadDays = 90;

/**
 * The days of what comes every year: in the session of a day, in the one before, and in the next once it is
 * near. Sessions begin in a month (1–12).
 */
export function yearly(
  { first, last, leftOut }: Series,
  today: PlainDate,
  firstMonth: number,
): PlainDate[] {
  const { month, day } = partsOf(first);
  const session = sessionStart(today, firstMonth);
  const dayIn = (start: number) =>
    plainDate({ year: yearInSession(start, month, firstMonth), month, day });
  const next = dayIn(session + 1);
  const near = [
    dayIn(session - 1),
    dayIn(session),
    ...(next <= addDays(today, aheadDays) ? [next] : []),
  ].filter((date) => date >= first && (last === undefined || date <= last));
  // What begins in a later year is announced as what comes once.
  const days = first > today && !near.includes(first) ? [...near, first] : near;
  return days.filter((date) => !leftOut.has(date));
}

/** All days of what comes every week, in order; the check refuses such a series without an end. */
function weeksOf({ first, last = first, leftOut }: Series): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 7)) if (!leftOut.has(day)) days.push(day);
  return days;
}

/**
 * The days of what comes every week: those of the session of a day, and of the next one once they are near.
 * What lies wholly before or after that is there once: by its last day, or by its first.
 */
export function weekly(series: Series, today: PlainDate, firstMonth: number): PlainDate[] {
  const session = daysOfSession(sessionOf(today, firstMonth), firstMonth);
  const ahead = addDays(today, aheadDays);
  const until = session.last > ahead ? session.last : ahead;
  const days = weeksOf(series);
  const near = days.filter((day) => day >= session.first && day <= until);
  const other = days.find((day) => day > until) ?? days.at(-1);
  return near.length > 0 || other === undefined ? near : [other];
}

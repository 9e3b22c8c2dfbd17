import { addDays, type PlainDate } from '../../dates/plain-date';
import { sessionStart } from './session';
import { dayInSession, type When } from './when';

/** How many days ahead the next session's events are announced. */
const aheadDays = 90;

function earlier(when: When, by: number, start: number): PlainDate {
  return dayInSession(when, start - by);
}

/**
 * The days on which something was published, newest first: the latest one that has come, and as
 * many sessions back as `years` says. Nothing dated later than today.
 */
export function publishedDays(when: When, years: number, today: PlainDate): PlainDate[] {
  if (when.kind === 'exact') return when.day <= today ? [when.day] : [];
  const start = sessionStart(today);
  // Whether this session's day has come is asked without `yearsAgo`: last year's item belongs a
  // whole year before the newest one, whatever the month.
  const come = dayInSession({ ...when, yearsAgo: 0 }, start) <= today;
  const newest = come ? start : start - 1;
  return Array.from({ length: years }, (_, back) => earlier(when, back, newest));
}

/**
 * The days of an event, past and coming: this session's, as many sessions back as `years` says,
 * and the next session's once it is near.
 */
export function eventDays(when: When, years: number, today: PlainDate): PlainDate[] {
  if (when.kind === 'exact') return [when.day];
  const start = sessionStart(today);
  const days = Array.from({ length: years }, (_, back) => earlier(when, back, start));
  const next = dayInSession(when, start + 1);
  const soon = when.yearsAgo === 0 && next <= addDays(today, aheadDays);
  return soon ? [...days, next] : days;
}

/** The last day of what begins on a day; `undefined` where it is that day. */
export function lastDayFrom(first: PlainDate, until: When | undefined): PlainDate | undefined {
  if (!until) return undefined;
  const start = sessionStart(first);
  const own = dayInSession(until, start);
  const last = own < first ? dayInSession(until, start + 1) : own;
  return last > first ? last : undefined;
}

/** Whether a day of the year lies between two others (`MM-DD`, both included, across New Year). */
export function inSeason(day: PlainDate, from: string, until: string): boolean {
  const now = day.slice(5);
  return from <= until ? now >= from && now <= until : now >= from || now <= until;
}

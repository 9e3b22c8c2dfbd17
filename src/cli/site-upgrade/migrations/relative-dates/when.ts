import { MONTH_NAMES, WEEKDAY_NAMES } from '../../../../lib/dates/format';
import {
  addDays,
  daysInMonth,
  parsePlainDate,
  plainDate,
  weekdayOf,
  type PlainDate,
} from '../../../../lib/dates/plain-date';

/**
 * A date as versions up to 0.2 had it: one day for good, or a day of every session. `yearsAgo` counts
 * sessions back; `weekday` 0 is Monday; `week` 1 to 4 is the first to fourth such weekday of the
 * month, -1 the last.
 */
export type When =
  | { kind: 'exact'; day: PlainDate }
  | { kind: 'yearly'; month: number; dayOfMonth: number; yearsAgo: number }
  | { kind: 'weekday'; month: number; weekday: number; week: number; yearsAgo: number };

const months = MONTH_NAMES.map((name) => name.toLowerCase());
const weekdays = WEEKDAY_NAMES.map((name) => name.toLowerCase());
const weeks: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, last: -1 };
// 29 February is left out on purpose: most sessions have none.
const longest = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Reads such a date; undefined when it isn't one. Capitals don't matter. */
export function parseWhen(text: string): When | undefined {
  const plain = text.trim().toLowerCase();
  if (/^\d{4}-\d{2}-\d{2}$/.test(plain)) {
    const day = parsePlainDate(plain);
    return day && { kind: 'exact', day };
  }
  const [, dayNumber = '', monthName = '', year = ''] =
    /^(\d{1,2}) ([a-z]+) (\d{4})$/.exec(plain) ?? [];
  if (year) {
    const month = String(months.indexOf(monthName) + 1).padStart(2, '0');
    const day = parsePlainDate(`${year}-${month}-${dayNumber.padStart(2, '0')}`);
    return day && { kind: 'exact', day };
  }
  const [, base = '', ago = ''] = /^(.*?)(?:,? (last year|[2-9] years ago))?$/.exec(plain) ?? [];
  const yearsAgo = ago === '' ? 0 : ago === 'last year' ? 1 : Number(ago[0]);
  const fixed = /^(\d{1,2}) ([a-z]+)$/.exec(base);
  if (fixed) {
    const month = months.indexOf(fixed[2] ?? '') + 1;
    const dayOfMonth = Number(fixed[1]);
    if (dayOfMonth < 1 || dayOfMonth > (longest[month - 1] ?? 0)) return undefined;
    return { kind: 'yearly', month, dayOfMonth, yearsAgo };
  }
  const [, week = '', weekday = '', name = ''] = /^([a-z]+) ([a-z]+) of ([a-z]+)$/.exec(base) ?? [];
  const found = { month: months.indexOf(name) + 1, weekday: weekdays.indexOf(weekday) };
  const count = weeks[week];
  if (found.month === 0 || found.weekday === -1 || count === undefined) return undefined;
  return { kind: 'weekday', ...found, week: count, yearsAgo };
}

function weekdayDay(year: number, month: number, weekday: number, week: number): PlainDate {
  const firstOfMonth = plainDate({ year, month, day: 1 });
  const firstSuch = 1 + ((weekday - weekdayOf(firstOfMonth) + 7) % 7);
  const lastSuch = firstSuch + 7 * Math.floor((daysInMonth(year, month) - firstSuch) / 7);
  const day = week === -1 ? lastSuch : firstSuch + 7 * (week - 1);
  return addDays(firstOfMonth, day - 1);
}

/** The day that a date means in the session that began in `start`, with that month (1–12). */
export function dayInSession(when: When, start: number, firstMonth: number): PlainDate {
  if (when.kind === 'exact') return when.day;
  const { month } = when;
  const year = start - when.yearsAgo + (month >= firstMonth ? 0 : 1);
  if (when.kind === 'yearly') return plainDate({ year, month, day: when.dayOfMonth });
  return weekdayDay(year, month, when.weekday, when.week);
}

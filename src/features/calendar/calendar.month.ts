import { formatDay } from '../../lib/dates/format';
import type { YearMonth } from '../../lib/dates/month';
import { addDays, plainDate, type PlainDate } from '../../lib/dates/plain-date';
import type { CalendarEntry } from './calendar.schema';

/** The entries, and what was moved once more at its old day, where it says to which day it went. */
export function withOldDays(entries: readonly CalendarEntry[]): CalendarEntry[] {
  return entries.flatMap((entry) => {
    const { key, date, movedFrom, calledOff } = entry;
    if (!movedFrom || calledOff) return [entry];
    const old = { date: movedFrom, until: undefined, movedFrom: undefined };
    return [
      entry,
      { ...entry, ...old, key: `${key} moved`, calledOff: `Moved to ${formatDay(date)}` },
    ];
  });
}

/** The entries of one month, in the order they came; also those that begin before it and last into it. */
export function entriesOfMonth(
  entries: readonly CalendarEntry[],
  { year, month }: YearMonth,
): CalendarEntry[] {
  const start = plainDate({ year, month, day: 1 }).slice(0, 8);
  return entries.filter(
    ({ date, until }) => date.startsWith(start) || (until && date < start && until > start),
  );
}

/** The longest entry, in days: a typo in a year must not fill the browser's memory. */
const longest = 400;

/** The entries by their days, of several days on each; days without one are not in the map. */
export function entriesByDay(
  entries: readonly CalendarEntry[],
): ReadonlyMap<PlainDate, CalendarEntry[]> {
  const days = new Map<PlainDate, CalendarEntry[]>();
  for (const entry of entries) {
    const { date, until = date } = entry;
    for (let ahead = 0, day = date; day <= until && ahead < longest; ahead += 1) {
      days.set(day, [...(days.get(day) ?? []), entry]);
      day = addDays(day, 1);
    }
  }
  return days;
}

import type { YearMonth } from '../../dates/month';
import { plainDate, type PlainDate } from '../../dates/plain-date';
import type { CalendarEntry } from './calendar.schema';

/** The entries of one month, in the order they came. */
export function entriesOfMonth(
  entries: readonly CalendarEntry[],
  { year, month }: YearMonth,
): CalendarEntry[] {
  const start = plainDate({ year, month, day: 1 }).slice(0, 8);
  return entries.filter((entry) => entry.date.startsWith(start));
}

/** The entries by their day; days without one are not in the map. */
export function entriesByDay(
  entries: readonly CalendarEntry[],
): ReadonlyMap<PlainDate, CalendarEntry[]> {
  const days = new Map<PlainDate, CalendarEntry[]>();
  for (const entry of entries) {
    const day = days.get(entry.date);
    if (day) day.push(entry);
    else days.set(entry.date, [entry]);
  }
  return days;
}

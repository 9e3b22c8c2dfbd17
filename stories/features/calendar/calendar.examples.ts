import { EXAMPLE_TODAY } from '../../../src/lib/dates/example-today';
import { addDays } from '../../../src/lib/dates/plain-date';
import { readList } from '../../../src/lib/http/read-record';
import type { Sent } from '../../../src/lib/http/service-calls';
import { oldestFirst } from '../../../src/features/shared/order';
import {
  readCalendarEntry,
  type CalendarEntry,
} from '../../../src/features/calendar/calendar.schema';

/** Calendar entries as the service sends them; invented. One day has two, one month none. */
export const calendarRecords: Sent<'CalendarEntry'>[] = [
  entry('2026-11-02', 'Half-yearly report books'),
  entry('2026-11-06', 'Inter-house debate'),
  entry('2026-11-14', "Children's Day fair"),
  entry('2026-11-14', 'Office closes at 12:00 noon'),
  entry('2026-11-16', 'Winter timings begin'),
  entry('2026-11-21', 'Parent-teacher meeting, classes I to V'),
  entry('2026-11-24', 'Guru Nanak Jayanti: holiday'),
  entry('2026-10-17', 'Athletics meet'),
  entry('2026-10-20', 'Dussehra: holiday'),
  entry('2026-12-05', 'Annual Day'),
  entry('2026-12-25', 'Christmas: holiday'),
  entry('2027-01-26', 'Republic Day'),
];

/** Entries that do not take place, for a reason or without one. */
export const cancelledEntries: Sent<'CalendarEntry'>[] = calendarRecords.map((record) => ({
  ...record,
  ...(record.title === 'Inter-house debate' && { cancelled: true }),
  ...(record.date === '2026-11-21' && { cancelled: 'heavy rain' }),
}));

/** Entries that were moved to another day, within the month and out of it. */
export const movedEntries: Sent<'CalendarEntry'>[] = calendarRecords.map((record) => ({
  ...record,
  ...(record.date === '2026-11-21' && { movedFrom: '2026-11-20' }),
  ...(record.title === 'Annual Day' && { movedFrom: '2026-11-27' }),
}));

/** What comes every Saturday but one, beside the others. */
export const weeklyEntries: Sent<'CalendarEntry'>[] = [
  ...calendarRecords,
  ...[0, 7, 21, 28].map((days) => entry(addDays('2026-11-07', days), 'Robotics club')),
];

/** The same entries as the site shows them, oldest first. */
export const calendarExamples: CalendarEntry[] = oldestFirst(
  readList(calendarRecords, readCalendarEntry),
);

/** As many entries as are wanted, six a day around the examples' day. */
export function manyCalendarEntries(count: number): Sent<'CalendarEntry'>[] {
  return Array.from({ length: count }, (_, index) => ({
    ...entry(addDays(EXAMPLE_TODAY, Math.floor(index / 6) - 20), `Lesson visit ${index + 1}`),
    _id: `entry-${index}`,
  }));
}

function entry(date: string, title: string): Sent<'CalendarEntry'> {
  const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return { _id: `entry-${date}-${slug}`, title, date };
}

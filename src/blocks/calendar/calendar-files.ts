import type { CalendarBlock, CalendarEntry } from './calendar.schema';

/** A calendar file that visitors keep: all entries, or those of one kind. */
export interface CalendarFile {
  /** Name of the file without its ending; part of the address that people subscribe to. */
  name: string;
  /** What is in it, for the link and for the calendar's own name. */
  label: string;
  /** The kind of its entries; without one it holds them all. */
  type?: NonNullable<CalendarEntry['type']>;
}

const files: readonly CalendarFile[] = [
  { name: 'school', label: 'Whole calendar' },
  { name: 'holidays', label: 'Holidays', type: 'holiday' },
  { name: 'examinations', label: 'Examinations', type: 'exam' },
  { name: 'meetings', label: 'Meetings', type: 'meeting' },
  { name: 'fees', label: 'Last dates for fees', type: 'fees' },
];

/** Where a calendar file stands on the site. */
export const calendarPath = ({ name }: CalendarFile): string => `/calendars/${name}.ics`;

/** The files that a year fills; a kind that it has no entry of gets none. */
export function calendarFiles(months: CalendarBlock['months']): CalendarFile[] {
  return files.filter((file) => entriesOf(months, file).length > 0);
}

/**
 * The entries of a file in the order of their days. A stretch that several months name is one
 * entry.
 */
export function entriesOf(months: CalendarBlock['months'], { type }: CalendarFile) {
  const entries = months
    .flatMap((month) => month.entries)
    .filter((entry) => type === undefined || entry.type === type);
  const known = new Map(entries.map((entry) => [`${entry.from} ${entry.event}`, entry]));
  return [...known.values()].sort((a, b) => a.from.localeCompare(b.from, 'en'));
}

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
  const entries = months.flatMap((month) => month.entries);
  return files.filter(({ type }) => entries.some((entry) => !type || entry.type === type));
}

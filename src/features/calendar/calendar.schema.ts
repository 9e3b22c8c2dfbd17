import type { PlainDate } from '../../dates/plain-date';
import { cancellation, oldDay } from '../../http/day-changes';
import { day, lastDay, needed, text } from '../../http/field-readers';
import { recordReader, type ListRecord } from '../../http/read-record';
import type { components } from '../../http/service-types';

/** An entry of the academic calendar as the service sends it; days are 'YYYY-MM-DD'. */
export type CalendarEntryRecord = components['schemas']['CalendarEntry'];

/** An entry of the academic calendar as the site shows it. */
export interface CalendarEntry extends ListRecord {
  title: string;
  date: PlainDate;
  /** The last of several days. */
  until: PlainDate | undefined;
  /** Why it does not take place on this day: 'Cancelled: heavy rain', 'Moved to 19 Dec 2026'; '' where it does. */
  calledOff: string;
  /** The day on which it was to take place before. */
  movedFrom: PlainDate | undefined;
}

/** Reads a calendar entry; `undefined` without a title and a valid day. */
export const readCalendarEntry = recordReader<CalendarEntryRecord, CalendarEntry>('title', {
  title: text('title'),
  date: needed(day('date')),
  until: lastDay('date', 'until'),
  calledOff: cancellation,
  movedFrom: oldDay('date', 'movedFrom'),
});

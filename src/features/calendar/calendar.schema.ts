import { cancellation, oldDay } from '../../lib/http/day-changes';
import { day, lastDay, needed, text } from '../../lib/http/field-readers';
import { type FieldReaders, recordReader, type RecordOf } from '../../lib/http/read-record';
import type { Sent } from '../../lib/http/service-calls';

/** Reads a calendar entry; `undefined` without a title and a valid day. */
export const readCalendarEntry = recordReader('title', {
  title: text('title'),
  date: needed(day('date')),
  /** The last of several days. */
  until: lastDay,
  /** Why it does not take place on this day: 'Cancelled: heavy rain', 'Moved to 19 Dec 2026'; '' where it does. */
  calledOff: cancellation,
  /** The day on which it was to take place before. */
  movedFrom: oldDay,
} satisfies FieldReaders<Sent<'CalendarEntry'>>);

/** An entry of the academic calendar as the site shows it. */
export type CalendarEntry = RecordOf<typeof readCalendarEntry>;

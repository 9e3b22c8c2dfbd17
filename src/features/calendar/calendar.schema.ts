import type { PlainDate } from '../../dates/plain-date';
import { asRecord, idAndKey, readDate, type ListRecord } from '../../http/read-record';
import { cleanText } from '../../http/text';

/** An entry of the academic calendar as the service sends it; `date` is 'YYYY-MM-DD'. */
export interface CalendarEntryRecord {
  _id: string;
  title: string;
  date: string;
}

/** An entry of the academic calendar as the site shows it. */
export interface CalendarEntry extends ListRecord {
  title: string;
  date: PlainDate;
}

/** Reads a calendar entry; without a title and a day that exists it is none. */
export function readCalendarEntry(value: unknown): CalendarEntry | undefined {
  const record = asRecord(value);
  const title = cleanText(record?.['title']);
  const date = readDate(record?.['date']);
  if (!record || !title || !date) return undefined;
  return { ...idAndKey(record, `${date} ${title}`), title, date };
}

import type { PlainDate } from '../../dates/plain-date';
import { asRecord, idAndKey, readDate, readPaths, type ListRecord } from '../../http/read-record';
import { cleanText, TEXT_MAX } from '../../http/text';

/** An event as the service sends it; `date` is 'YYYY-MM-DD', `time` words such as '9:00 am'. */
export interface EventRecord {
  _id: string;
  title: string;
  description: string;
  date: string;
  time: string;
  venue: string;
  /** Paths of pictures. */
  images: string[];
  /** Paths of files. */
  attachments: string[];
}

/** An event as the site shows it. Time and venue are '' when they are not known. */
export interface SchoolEvent extends ListRecord {
  title: string;
  description: string;
  date: PlainDate | undefined;
  time: string;
  venue: string;
  /** Paths for `imageUrl`. */
  images: string[];
  /** Paths for `fileUrl`. */
  attachments: string[];
}

/** Reads an event; without a title it is none. */
export function readEvent(value: unknown): SchoolEvent | undefined {
  const record = asRecord(value);
  const title = cleanText(record?.['title']);
  if (!record || !title) return undefined;
  return {
    ...idAndKey(record, title),
    title,
    description: cleanText(record['description'], TEXT_MAX),
    date: readDate(record['date']),
    time: cleanText(record['time'], 60),
    venue: cleanText(record['venue'], 120),
    images: readPaths(record['images']),
    attachments: readPaths(record['attachments']),
  };
}

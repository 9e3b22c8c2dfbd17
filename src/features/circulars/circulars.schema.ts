import type { PlainDate } from '../../dates/plain-date';
import { asRecord, idAndKey, readDate, readPaths, type ListRecord } from '../../http/read-record';
import { cleanText } from '../../http/text';

/** The only category that the Circular page shows. */
export const CIRCULAR = 'Circular';

/** A circular as the service sends it; `date` is 'YYYY-MM-DD'. */
export interface CircularRecord {
  _id: string;
  title: string;
  date: string;
  /** 'Circular' for what the page shows; a list may carry others. */
  category: string;
  /** Paths of files; the first is the circular. */
  attachments: string[];
}

/** A circular as the site shows it. */
export interface Circular extends ListRecord {
  title: string;
  date: PlainDate | undefined;
  category: string;
  /** The circular itself, a path for `fileUrl`; `undefined` when the service sent none. */
  file: string | undefined;
}

/** Reads a circular; without a title it is none. */
export function readCircular(value: unknown): Circular | undefined {
  const record = asRecord(value);
  const title = cleanText(record?.['title']);
  if (!record || !title) return undefined;
  return {
    ...idAndKey(record, title),
    title,
    date: readDate(record['date']),
    category: cleanText(record['category'], 60),
    file: readPaths(record['attachments'])[0],
  };
}

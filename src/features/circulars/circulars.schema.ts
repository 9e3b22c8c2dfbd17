import type { PlainDate } from '../../dates/plain-date';
import { day, firstPath, recordReader, text, type ListRecord } from '../../http/read-record';
import type { components } from '../../http/service-types';

/** The only category that the Circular page shows. */
export const CIRCULAR = 'Circular';

/** A circular as the service sends it; `date` is 'YYYY-MM-DD'. */
export type CircularRecord = components['schemas']['Circular'];

/** A circular as the site shows it. */
export interface Circular extends ListRecord {
  title: string;
  date: PlainDate | undefined;
  category: string;
  /** The circular itself, a path for `fileUrl`; `undefined` when the service sent none. */
  file: string | undefined;
}

/** Reads a circular; without a title it is none. */
export const readCircular = recordReader<CircularRecord, Circular>('title', {
  title: text('title'),
  date: day('date'),
  category: text('category', 60),
  file: firstPath('attachments'),
});

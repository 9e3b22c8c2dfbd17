import type { InferType } from 'yup';
import { filePaths, listOf, optionalText, text, when, years } from '../dataset/fields';
import type { PlainDate } from '../../dates/plain-date';
import type { components } from '../../http/service-types';
import { nameSessions } from '../school-year/session';
import { published } from './published';
import { recordId } from './record-id';

/** circulars.yaml. The category is `Circular` when left out; the first attachment is the paper. */
export const circularsSchema = listOf({
  title: text('a title'),
  date: when(),
  years: years(),
  category: optionalText(),
  attachments: filePaths(),
});

/** A circular as it goes over the wire. */
export type CircularRecord = components['schemas']['Circular'];

/** All circulars that have come out, newest first. */
export function circularRecords(
  items: InferType<typeof circularsSchema>,
  today: PlainDate,
): CircularRecord[] {
  return published(items, today).map(({ item, day }) => ({
    _id: recordId('circular', item.title, day),
    title: nameSessions(item.title, day),
    date: day,
    category: item.category ?? 'Circular',
    attachments: item.attachments ?? [],
  }));
}

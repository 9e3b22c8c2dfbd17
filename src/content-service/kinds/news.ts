import type { InferType } from 'yup';
import { filePaths, listOf, text, when, years } from '../dataset/fields';
import type { PlainDate } from '../../dates/plain-date';
import type { components } from '../../http/service-types';
import { nameSessions } from '../school-year/session';
import { published } from './published';
import { recordId } from './record-id';

/** news.yaml */
export const newsSchema = listOf({
  title: text('a title'),
  date: when(),
  years: years(),
  description: text('one to three sentences'),
  images: filePaths(),
  attachments: filePaths(),
});

/** News as it goes over the wire. */
export type NewsRecord = components['schemas']['News'];

/** All news that have come out, newest first. */
export function newsRecords(items: InferType<typeof newsSchema>, today: PlainDate): NewsRecord[] {
  return published(items, today).map(({ item, day }) => ({
    _id: recordId('news', item.title, day),
    title: nameSessions(item.title, day),
    description: nameSessions(item.description, day),
    fromDate: day,
    image: item.images ?? [],
    attachments: item.attachments ?? [],
  }));
}

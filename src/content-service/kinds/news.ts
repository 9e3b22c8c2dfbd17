import type { InferType } from 'yup';
import { text } from '../../content/fields';
import { attachments, day, items, pictures } from '../dataset/fields';
import type { PlainDate } from '../../dates/plain-date';
import type { components } from '../../http/service-types';
import { nameSessions } from '../school-year/session';
import { published } from './published';
import { recordId } from './record-id';

/** news.yaml */
export const newsSchema = items('News, in any order.', {
  title: text('The title; {session} becomes the name of the session.', 'Six new classrooms'),
  date: day(),
  description: text(
    'One to three sentences; {session} becomes the name of the session.',
    'Forms are given at the office.',
  ),
  images: pictures(),
  attachments: attachments(),
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

import type { InferType } from 'yup';
import { text } from '../../content/fields';
import { attachments, day, items, pictures } from '../dataset/fields';
import type { PlainDate } from '../../dates/plain-date';
import type { components } from '../../http/service-types';
import { published } from './published';
import { recordId } from './record-id';

/** news.yaml */
export const newsSchema = items('News, in any order.', {
  title: text('The title.', 'Six new classrooms'),
  date: day(),
  description: text('One to three sentences.', 'Forms are given at the office.'),
  images: pictures(),
  attachments: attachments(),
});

/** News as it goes over the wire. */
export type NewsRecord = components['schemas']['News'];

/** All news that have come out, newest first. */
export function newsRecords(items: InferType<typeof newsSchema>, today: PlainDate): NewsRecord[] {
  return published(items, today).map(({ item, day }) => ({
    _id: recordId('news', item.title, day),
    title: item.title,
    description: item.description,
    fromDate: day,
    image: item.images ?? [],
    attachments: item.attachments ?? [],
  }));
}

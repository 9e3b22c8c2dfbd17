import type { InferType } from 'yup';
import { text } from '../../content/fields';
import { parseWrittenDay } from '../../dates/written-day';
import { attachments, day, items, pictures } from '../dataset/fields';
import type { PlainDate } from '../../dates/plain-date';
import type { components } from '../../http/service-types';
import { type Apart, apart, type Identity, idWith, published, recordId } from './records';

/** news.yaml */
export const newsSchema = items('News, in any order.', {
  title: text('The title.', 'Six new classrooms'),
  date: day(),
  description: text('One to three sentences.', 'Forms are given at the office.'),
  images: pictures(),
  attachments: attachments(),
});

type WrittenNews = InferType<typeof newsSchema>[number];

/** News as it goes over the wire. */
export type NewsRecord = components['schemas']['News'];

/** Several news of one title and day are told apart by their first picture or paper, and by their words. */
export const newsIdentity: Identity<WrittenNews> = {
  id: ({ title, date }) => recordId('news', title, parseWrittenDay(date) ?? date),
  more: ({ images = [], attachments = [], description }) => [
    images[0] ?? attachments[0],
    description,
  ],
};

/** All news that have come out, newest first. */
export function newsRecords(
  items: readonly (WrittenNews & Apart)[],
  today: PlainDate,
): NewsRecord[] {
  return published(apart(items, newsIdentity), today).map(({ item, day }) => ({
    _id: idWith(newsIdentity.id({ ...item, date: day }), item),
    title: item.title,
    description: item.description,
    fromDate: day,
    image: item.images ?? [],
    attachments: item.attachments ?? [],
  }));
}

import type { InferType } from 'yup';
import { languageField } from '../../content/language';
import { text } from '../../content/fields';
import type { PlainDate } from '../../lib/dates/plain-date';
import type { Sent } from '../../lib/http/service-calls';
import { day } from '../dataset/day';
import { attachments, items, pictures } from '../dataset/fields';
import { datedId, datedRecords, type Identity, langOf } from './records';

/** news.yaml */
export const newsSchema = items('News, in any order.', {
  title: text('The title.', 'Six new classrooms'),
  ...languageField,
  date: day(),
  description: text('One to three sentences.', 'Forms are given at the office.'),
  images: pictures(),
  attachments: attachments(),
});

type WrittenNews = InferType<typeof newsSchema>[number];

/** Several news of one title and day are told apart by their first picture or attachment, and by their words. */
export const newsIdentity: Identity<WrittenNews> = {
  id: ({ title, date }) => datedId('news', title, date),
  more: ({ images = [], attachments = [], description }) => [
    images[0] ?? attachments[0],
    description,
  ],
};

/** All news that have come out, newest first. */
export const newsRecords = (items: readonly WrittenNews[], today: PlainDate): Sent<'News'>[] =>
  datedRecords(items, newsIdentity, today, (item, day) => ({
    title: item.title,
    ...langOf(item),
    description: item.description,
    fromDate: day,
    image: item.images ?? [],
    attachments: item.attachments ?? [],
  }));

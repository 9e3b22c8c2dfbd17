import type { PlainDate } from '../../dates/plain-date';
import { attachments, day, paths, text } from '../../http/field-readers';
import { recordReader, type ListRecord } from '../../http/read-record';
import type { Attachment } from '../../http/attachments';
import type { components } from '../../http/service-types';
import { TEXT_MAX } from '../../http/text';

/** A news item as the service sends it; `fromDate` is 'YYYY-MM-DD'. */
export type NewsRecord = components['schemas']['News'];

/** A news item as the site shows it. */
export interface News extends ListRecord {
  title: string;
  description: string;
  date: PlainDate | undefined;
  /** Paths for `imageUrl`. */
  images: string[];
  attachments: Attachment[];
}

/** Reads a news item; `undefined` without a title. */
export const readNews = recordReader<NewsRecord, News>('title', {
  title: text('title'),
  description: text('description', TEXT_MAX),
  date: day('fromDate'),
  images: paths('image'),
  attachments: attachments('attachments'),
});

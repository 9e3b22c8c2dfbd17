import { attachments, day, paths, text } from '../../lib/http/field-readers';
import { type FieldReaders, recordReader, type RecordOf } from '../../lib/http/read-record';
import type { components } from '../../lib/http/service-types';
import { TEXT_MAX } from '../../lib/http/text';

/** A news item as the service sends it; `fromDate` is 'YYYY-MM-DD'. */
export type NewsRecord = components['schemas']['News'];

/** Reads a news item; `undefined` without a title. */
export const readNews = recordReader('title', {
  title: text('title'),
  description: text('description', TEXT_MAX),
  date: day('fromDate'),
  /** Paths for `imageUrl`. */
  images: paths('image'),
  attachments: attachments('attachments'),
} satisfies FieldReaders<NewsRecord>);

/** A news item as the site shows it. */
export type News = RecordOf<typeof readNews>;

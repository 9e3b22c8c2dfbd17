import { attachments, day, paths, text } from '../../lib/http/field-readers';
import { type FieldReaders, recordReader, type RecordOf } from '../../lib/http/read-record';
import { TEXT_MAX } from '../../lib/http/text';
import type { Sent } from '../../lib/http/service-calls';

/** Reads a news item; `undefined` without a title. */
export const readNews = recordReader('title', {
  title: text('title'),
  description: text('description', TEXT_MAX),
  date: day('fromDate'),
  /** Paths for `imageUrl`. */
  images: paths('image'),
  attachments,
} satisfies FieldReaders<Sent<'News'>>);

/** A news item as the site shows it. */
export type News = RecordOf<typeof readNews>;

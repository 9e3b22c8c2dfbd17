import { day, needed, text } from '../../lib/http/field-readers';
import { type FieldReaders, recordReader, type RecordOf } from '../../lib/http/read-record';
import { safePageUrl } from '../../lib/http/safe-url';
import type { Sent } from '../../lib/http/service-calls';

/** Reads a video; `undefined` without a title and a safe address. */
export const readVideo = recordReader('title', {
  title: text('title'),
  date: day('date'),
  /** A safe address. */
  url: needed(({ videoUrl }) => safePageUrl(videoUrl)),
} satisfies FieldReaders<Sent<'Video'>>);

/** A video as the site shows it. */
export type Video = RecordOf<typeof readVideo>;

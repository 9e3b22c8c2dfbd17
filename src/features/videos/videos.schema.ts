import { day, needed, text } from '../../lib/http/field-readers';
import { type FieldReaders, recordReader, type RecordOf } from '../../lib/http/read-record';
import { safePageUrl } from '../../lib/http/safe-url';
import type { components } from '../../lib/http/service-types';

/** A video as the service sends it; `date` is 'YYYY-MM-DD'. */
export type VideoRecord = components['schemas']['Video'];

/** Reads a video; `undefined` without a title and a safe address. */
export const readVideo = recordReader('title', {
  title: text('title'),
  date: day('date'),
  /** A safe address. */
  url: needed(({ videoUrl }) => safePageUrl(videoUrl)),
} satisfies FieldReaders<VideoRecord>);

/** A video as the site shows it. */
export type Video = RecordOf<typeof readVideo>;

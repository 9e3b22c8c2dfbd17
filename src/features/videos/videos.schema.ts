import { day, needed, text } from '../../http/field-readers';
import { type FieldReaders, recordReader, type RecordOf } from '../../http/read-record';
import { safePageUrl } from '../../http/safe-url';
import type { components } from '../../http/service-types';

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

import type { PlainDate } from '../../dates/plain-date';
import { day, needed, text } from '../../http/field-readers';
import { recordReader, type ListRecord } from '../../http/read-record';
import { safePageUrl } from '../../http/safe-url';
import type { components } from '../../http/service-types';

/** A video as the service sends it; `date` is 'YYYY-MM-DD'. */
export type VideoRecord = components['schemas']['Video'];

/** A video as the site shows it. */
export interface Video extends ListRecord {
  title: string;
  date: PlainDate | undefined;
  /** A safe address. */
  url: string;
}

/** Reads a video; `undefined` without a title and a safe address. */
export const readVideo = recordReader<VideoRecord, Video>('title', {
  title: text('title'),
  date: day('date'),
  url: needed(({ videoUrl }) => safePageUrl(videoUrl)),
});

import type { PlainDate } from '../../dates/plain-date';
import { asRecord, idAndKey, readDate, type ListRecord } from '../../http/read-record';
import { safePageUrl } from '../../http/safe-url';
import { cleanText } from '../../http/text';

/** A video as the service sends it; `date` is 'YYYY-MM-DD'. */
export interface VideoRecord {
  _id: string;
  title: string;
  date: string;
  /** The page where the video plays. */
  videoUrl: string;
}

/** A video as the site shows it. */
export interface Video extends ListRecord {
  title: string;
  date: PlainDate | undefined;
  /** A safe address. */
  url: string;
}

/** Reads a video; without a title and a safe address it is none. */
export function readVideo(value: unknown): Video | undefined {
  const record = asRecord(value);
  const title = cleanText(record?.['title']);
  const url = safePageUrl(record?.['videoUrl']);
  if (!record || !title || !url) return undefined;
  return { ...idAndKey(record, title), title, date: readDate(record['date']), url };
}

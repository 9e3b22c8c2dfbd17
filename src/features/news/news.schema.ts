import type { PlainDate } from '../../dates/plain-date';
import { asRecord, idAndKey, readDate, readPaths, type ListRecord } from '../../http/read-record';
import { cleanText, TEXT_MAX } from '../../http/text';

/** A news item as the service sends it; `fromDate` is 'YYYY-MM-DD'. */
export interface NewsRecord {
  _id: string;
  title: string;
  description: string;
  fromDate: string;
  /** Paths of pictures. */
  image: string[];
  /** Paths of files. */
  attachments: string[];
}

/** A news item as the site shows it. */
export interface News extends ListRecord {
  title: string;
  description: string;
  date: PlainDate | undefined;
  /** Paths for `imageUrl`. */
  images: string[];
  /** Paths for `fileUrl`. */
  attachments: string[];
}

/** Reads a news item; without a title it is none. */
export function readNews(value: unknown): News | undefined {
  const record = asRecord(value);
  const title = cleanText(record?.['title']);
  if (!record || !title) return undefined;
  return {
    ...idAndKey(record, title),
    title,
    description: cleanText(record['description'], TEXT_MAX),
    date: readDate(record['fromDate']),
    images: readPaths(record['image']),
    attachments: readPaths(record['attachments']),
  };
}

import { asRecord, idAndKey, readPaths, type ListRecord } from '../../http/read-record';
import { safeUrl } from '../../http/safe-url';
import { cleanText, TEXT_MAX } from '../../http/text';

/** A notification of the popup as the service sends it. */
export interface NotificationRecord {
  _id: string;
  title: string;
  /** Paths of pictures. */
  image: string[];
  desc: string;
  /** An address to read more, or ''. */
  url: string;
  /** The words of that link. */
  urlTitle: string;
  /** Paths of files. */
  attachments: string[];
}

/** A notification of the popup as the site shows it. */
export interface SchoolNotification extends ListRecord {
  title: string;
  description: string;
  /** Paths for `imageUrl`. */
  images: string[];
  /** A safe address with its words; `undefined` without one. */
  link: { url: string; title: string } | undefined;
  /** Paths for `fileUrl`. */
  attachments: string[];
}

/** Reads a notification; without a title it is none. */
export function readNotification(value: unknown): SchoolNotification | undefined {
  const record = asRecord(value);
  const title = cleanText(record?.['title']);
  if (!record || !title) return undefined;
  const url = safeUrl(record['url']);
  return {
    ...idAndKey(record, title),
    title,
    description: cleanText(record['desc'], TEXT_MAX),
    images: readPaths(record['image']),
    link: url ? { url, title: cleanText(record['urlTitle'], 80) || 'Read more' } : undefined,
    attachments: readPaths(record['attachments']),
  };
}

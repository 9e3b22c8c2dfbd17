import type { PlainDate } from '../../dates/plain-date';
import { asRecord, idAndKey, readDate, readPaths, type ListRecord } from '../../http/read-record';
import { cleanText, TEXT_MAX } from '../../http/text';

/** The only category of albums that the site shows. */
export const PHOTO_GALLERY = 'PhotoGallery';

/** An album as the service sends it; `date` is 'YYYY-MM-DD'. */
export interface AlbumRecord {
  _id: string;
  title: string;
  description: string;
  date: string;
  /** 'PhotoGallery' for albums that are shown; a list may carry others. */
  category: string;
  /** Paths of photos. */
  attachments: string[];
}

/** An album as the site shows it. */
export interface Album extends ListRecord {
  title: string;
  description: string;
  date: PlainDate | undefined;
  category: string;
  /** Paths for `imageUrl`. */
  photos: string[];
}

/** Reads an album; without a title it is none. */
export function readAlbum(value: unknown): Album | undefined {
  const record = asRecord(value);
  const title = cleanText(record?.['title']);
  if (!record || !title) return undefined;
  return {
    ...idAndKey(record, title),
    title,
    description: cleanText(record['description'], TEXT_MAX),
    date: readDate(record['date']),
    category: cleanText(record['category'], 60),
    photos: readPaths(record['attachments']),
  };
}

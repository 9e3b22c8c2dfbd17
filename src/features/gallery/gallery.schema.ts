import type { PlainDate } from '../../dates/plain-date';
import { day, paths, text } from '../../http/field-readers';
import { recordReader, type ListRecord } from '../../http/read-record';
import type { components } from '../../http/service-types';
import { TEXT_MAX } from '../../http/text';

/** The only category of albums that the site shows. */
export const PHOTO_GALLERY = 'PhotoGallery';

/** An album as the service sends it; `date` is 'YYYY-MM-DD'. */
export type AlbumRecord = components['schemas']['Album'];

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
export const readAlbum = recordReader<AlbumRecord, Album>('title', {
  title: text('title'),
  description: text('description', TEXT_MAX),
  date: day('date'),
  category: text('category', 60),
  photos: paths('attachments'),
});

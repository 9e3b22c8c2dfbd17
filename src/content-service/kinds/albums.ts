import { string, type InferType } from 'yup';
import { listOf, optionalText, text, when } from '../dataset/fields';
import type { PlainDate } from '../../dates/plain-date';
import type { components } from '../../http/service-types';
import { published } from './published';

/** albums.yaml. The photos are the files of `folder`, in the order of their names. */
export const albumsSchema = listOf({
  id: text('a short id').matches(/^[a-z0-9-]{1,60}$/, 'may hold small letters, digits and hyphens'),
  title: text('a title'),
  date: when(),
  description: text('one to three sentences'),
  category: optionalText(),
  folder: string()
    .matches(/^pictures\/albums\/[a-z0-9-]+$/, 'must be like pictures/albums/annual-day')
    .required('is missing; write pictures/albums/…'),
});

/** An album as it goes over the wire. */
export type AlbumRecord = components['schemas']['Album'];

const homeLimit = 8;

/** All albums that have come out, newest first. `photosIn` lists the files of a folder. */
export function albumRecords(
  items: InferType<typeof albumsSchema>,
  today: PlainDate,
  photosIn: (folder: string) => string[],
): AlbumRecord[] {
  return published(items, today).map(({ item, day }) => ({
    _id: item.id,
    title: item.title,
    description: item.description,
    date: day,
    category: item.category ?? 'PhotoGallery',
    attachments: photosIn(item.folder),
  }));
}

/** For the home page: the newest photo albums. */
export function homeAlbumRecords(albums: readonly AlbumRecord[]): AlbumRecord[] {
  return albums.filter(({ category }) => category === 'PhotoGallery').slice(0, homeLimit);
}

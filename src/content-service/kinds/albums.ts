import type { InferType } from 'yup';
import { checksOf } from '../../content/content-fields';
import { validator } from '../../content/field-messages';
import { text } from '../../content/fields';
import { isPlainPath } from '../../files/file-name';
import { items, when } from '../dataset/fields';
import type { PlainDate } from '../../dates/plain-date';
import type { components } from '../../http/service-types';
import { published } from './published';

/** albums.yaml. The photos are the files of `folder`, in the order of their names. */
export const albumsSchema = items(
  'Albums. The photos are the files of the folder, in the order of their names.',
  {
    id: text('A short name for the album’s address.', 'annual-day').test(
      validator('id', (value: string) =>
        /^[a-z0-9-]{1,60}$/.test(value)
          ? undefined
          : `"${value}" may hold small letters, digits and hyphens only`,
      ),
    ),
    title: text('The title.', 'Annual Day'),
    date: when(),
    description: text('One to three sentences.', 'The play was given in three languages.'),
    category: text('Its category; PhotoGallery when none is given.', 'PhotoGallery').optional(),
    folder: text('The folder of its photos.', 'pictures/albums/annual-day').test(
      validator('folder', (value: string, context) =>
        /^pictures\/albums\/[^/]+$/.test(value) && isPlainPath(value)
          ? checksOf(context)?.picture(value)
          : `"${value}" must be like pictures/albums/annual-day`,
      ),
    ),
  },
);

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

import { languageField } from '../../content/language';
import type { InferType } from 'yup';
import { checksOf } from '../../content/content-fields';
import { validator } from '../../content/field-messages';
import { list, phrase, shape, text } from '../../content/fields';
import { composed, isPlainPath } from '../../lib/files/file-name';
import { day } from '../dataset/day';
import { itemName, items } from '../dataset/fields';
import type { PlainDate } from '../../lib/dates/plain-date';
import type { Sent } from '../../lib/http/service-calls';
import { datedRecords, type Identity, langOf } from './records';

/** The path of a photo that an album lists, by its name in the folder or by its whole path. */
export const albumPhoto = (folder: string, file: string): string =>
  composed(file.startsWith(`${folder}/`) ? file : `${folder}/${file}`);

const photo = shape('A photo of the folder.', {
  file: text('Its file in the folder.', 'IMG-20261114-WA0007.jpg').test(
    validator('photo', (value: string, context) => {
      // Behind the photo itself stands its album.
      const { folder } = (context.from?.[1]?.value ?? {}) as { folder?: unknown };
      return typeof folder === 'string'
        ? checksOf(context)?.picture(albumPhoto(folder, value))
        : undefined;
    }),
  ),
  caption: phrase('What is said below it.', 'The relay: Yellow before Blue').optional(),
  alt: phrase(
    'What it shows, for those who can’t see it; its caption when left out.',
    'Two runners side by side at the tape',
  ).optional(),
});

/** albums.yaml. The photos are the files of `folder`: those that are listed first, then by their names. */
export const albumsSchema = items(
  'Albums. The photos are the files of the folder, in the order of their names.',
  {
    id: itemName('A short name for the album’s address.', 'annual-day'),
    title: text('The title.', 'Annual Day'),
    ...languageField,
    date: day(),
    description: text('One to three sentences.', 'The play was given in three languages.'),
    category: text('Its category; PhotoGallery when none is given.', 'PhotoGallery').optional(),
    folder: text('The folder of its photos.', 'pictures/albums/annual-day').test(
      validator('folder', (value: string, context) =>
        /^pictures\/albums\/[^/]+$/.test(value) && isPlainPath(value)
          ? checksOf(context)?.picture(value)
          : `"${value}" must be like pictures/albums/annual-day`,
      ),
    ),
    photos: list(
      'Photos that come first, in this order, or of which something is said; all others follow.',
      photo,
    ).optional(),
  },
);

type WrittenAlbum = InferType<typeof albumsSchema>[number];

const homeLimit = 8;

/** Albums are known by the ids that editors give them. */
export const albumIdentity: Identity<WrittenAlbum> = {
  id: ({ id }) => id,
  more: ({ folder, title }) => [folder, title],
};

/** The photos of an album in their order, with what is said of some; of a photo that can't be shown nothing is. */
function photosOf(
  { folder, photos = [] }: Pick<WrittenAlbum, 'folder' | 'photos'>,
  inFolder: readonly string[],
): Pick<Sent<'Album'>, 'attachments' | 'captions'> {
  const listed = photos
    .map(({ file, caption, alt }) => ({ path: albumPhoto(folder, file), caption, alt }))
    .filter(({ path }) => inFolder.includes(path));
  const captions = listed
    .filter(({ caption, alt }) => caption || alt)
    .map(({ path, caption, alt }) => ({ path, ...(caption && { caption }), ...(alt && { alt }) }));
  return {
    attachments: [...new Set([...listed.map(({ path }) => path), ...inFolder])],
    ...(captions.length > 0 && { captions }),
  };
}

/** All albums that have come out, newest first. `photosIn` lists the files of a folder. */
export const albumRecords = (
  items: readonly WrittenAlbum[],
  today: PlainDate,
  photosIn: (folder: string) => string[],
): Sent<'Album'>[] =>
  datedRecords(items, albumIdentity, today, (item, date) => ({
    title: item.title,
    ...langOf(item),
    description: item.description,
    date,
    category: item.category ?? 'PhotoGallery',
    ...photosOf(item, photosIn(item.folder)),
  }));

/** For the home page: the newest photo albums. */
export const homeAlbumRecords = (albums: readonly Sent<'Album'>[]): Sent<'Album'>[] =>
  albums.filter(({ category }) => category === 'PhotoGallery').slice(0, homeLimit);

import { asRecord } from '../../lib/http/as-record';
import { day, paths, text } from '../../lib/http/field-readers';
import { type FieldReaders, recordReader, type RecordOf } from '../../lib/http/read-record';
import { cleanText, TEXT_MAX } from '../../lib/http/text';
import type { Sent } from '../../lib/http/service-calls';

/** The only category of albums that the site shows. */
export const PHOTO_GALLERY = 'PhotoGallery';

/** The texts of a photo; '' where there are none. */
export interface PhotoWords {
  /** The path of the photo. */
  path: string;
  /** The caption. */
  caption: string;
  /** The alternative text. */
  alt: string;
}

/** What is said of photos; only of those that the album has something is shown. */
const captionsIn = (sent: unknown): PhotoWords[] =>
  (Array.isArray(sent) ? (sent as unknown[]) : []).flatMap((one) => {
    const { path, caption, alt } = asRecord<PhotoWords>(one) ?? {};
    const words = { caption: cleanText(caption), alt: cleanText(alt) };
    return words.caption || words.alt ? [{ path: cleanText(path, 1_024), ...words }] : [];
  });

/** Reads an album; `undefined` without a title. */
export const readAlbum = recordReader('title', {
  title: text('title'),
  description: text('description', TEXT_MAX),
  date: day('date'),
  category: text('category', 60),
  /** Paths for `imageUrl`. */
  photos: paths('attachments'),
  /** Of photos of which something is said. */
  captions: ({ captions }) => captionsIn(captions),
} satisfies FieldReaders<Sent<'Album'>>);

/** An album as the site shows it. */
export type Album = RecordOf<typeof readAlbum>;

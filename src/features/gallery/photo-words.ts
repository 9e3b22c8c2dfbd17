import type { LightboxPhoto } from '../../components/lightbox/lightbox-viewer';
import type { Album } from './gallery.schema';

/** A photo of an album, with what is said of it. */
export interface AlbumPhoto extends Omit<LightboxPhoto, 'src'> {
  path: string;
  /** The caption; '' without one. */
  below: string;
  /** The label of its button: 'Open photo 3 of 14', and its alternative text. */
  opens: string;
}

/** The photos of an album in words: by what is written of them, otherwise by the album's title and their place. */
export function photosInWords({
  title,
  photos,
  captions,
}: Pick<Album, 'title' | 'photos' | 'captions'>): AlbumPhoto[] {
  const written = new Map(captions.map((words) => [words.path, words]));
  return photos.map((path, index) => {
    const place = `photo ${index + 1} of ${photos.length}`;
    const { caption = '', alt = '' } = written.get(path) ?? {};
    const shows = alt || caption;
    return {
      path,
      alt: shows || `${title}, ${place}`,
      caption: caption || title,
      place: caption ? ` (${place})` : `: ${place}`,
      below: caption,
      opens: `Open ${place}${shows && `: ${shows}`}`,
    };
  });
}

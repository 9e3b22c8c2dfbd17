/** The first picture of a list: the props of `RemotePicture`, and the field of the record that holds it. */
export interface FirstPicture {
  /** Field of the record that holds the path or the paths of its pictures. */
  field: string;
  /** Field of the record's date; the newest record comes first. */
  date: string;
  widths: readonly number[];
  sizes: string;
  /** Only records with this value of a field are on the page: `['category', 'PhotoGallery']`. */
  only?: readonly [field: string, value: string];
}

/**
 * Attributes for the skeleton of a list's first picture: the page's boot script shows the picture there as
 * soon as the reply has arrived (`src/islands/boot/preload-list.ts`).
 */
export function firstPicturePlace({ field, date, widths, sizes, only = ['', ''] }: FirstPicture): {
  'data-first-picture'?: string;
} {
  // The script asks a service for its widths, and can't tell what has ended in a list that is a file.
  if (process.env.GATSBY_LISTS === 'files') return {};
  return { 'data-first-picture': [field, date, widths.join(), sizes, ...only].join('|') };
}

/** How the first picture of a list stands: what `RemotePicture` is given for it, and where it is found. */
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
 * Attributes for the place of a list's first picture while the list is on its way: the page's boot
 * script shows the picture there as soon as the reply has come (`src/islands/boot/preload-list.ts`).
 */
export function firstPicturePlace({ field, date, widths, sizes, only = ['', ''] }: FirstPicture): {
  'data-first-picture'?: string;
} {
  // The script asks a service for its widths, and can't tell what has ended in a list that is a file.
  if (process.env.GATSBY_LISTS === 'files') return {};
  return { 'data-first-picture': [field, date, widths.join(), sizes, ...only].join('|') };
}

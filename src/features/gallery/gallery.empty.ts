/** The texts of an empty list of albums. */
export const emptyAlbum = {
  title: 'Album Title',
  description: 'Stay Tunned For More Updates',
  date: 'DD MM',
} as const;

/** How many cards the empty Gallery page shows. */
export const EMPTY_ALBUM_CARDS = 3;

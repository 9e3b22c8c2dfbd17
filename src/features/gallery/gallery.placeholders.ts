/** What stands in the place of an album when there is none. */
export const albumPlaceholder = {
  title: 'Album Title',
  description: 'Stay Tunned For More Updates',
  date: 'DD MM',
} as const;

/** How many placeholder cards the empty Gallery page shows. */
export const GALLERY_PLACEHOLDERS = 3;

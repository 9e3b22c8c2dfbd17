/** A folder of addresses of single items, `/Gallery/sports-day`, and the built page that is sent there. */
export interface ItemFolder {
  folder: string;
  page: string;
}

/** Circulars and albums have an address each, for being sent to others. */
export const itemFolders = [
  { folder: '/Circular', page: '/Circular' },
  { folder: '/Gallery', page: '/SubGallery' },
] as const satisfies readonly ItemFolder[];

/** What stands behind the folder in such an address, as a regular expression. */
export const itemName = '[A-Za-z0-9_-]+';

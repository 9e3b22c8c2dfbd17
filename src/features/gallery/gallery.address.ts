import type { Album } from './gallery.schema';

const ALBUM_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The album's id in an address such as '?id=sports-day'; `undefined` when missing or malformed. */
export function albumIdFromSearch(search: string): string | undefined {
  const id = new URLSearchParams(search).get('id')?.trim() ?? '';
  return ALBUM_ID.test(id) ? id : undefined;
}

/** The address of an album's page; `undefined` for an album without a usable id. */
export function albumAddress({ id }: Pick<Album, 'id'>): string | undefined {
  return ALBUM_ID.test(id) ? `/SubGallery?id=${id}` : undefined;
}

import { isItemId, sharedAddress } from '../../lib/http/item-address';
import type { Album } from './gallery.schema';

/** Albums have addresses below this one: `/Gallery/sports-day`. */
export const albumFolder = '/Gallery';

/** The address of an album's page on this site; `undefined` for an album without a usable id. */
export function albumAddress({ id }: Pick<Album, 'id'>): string | undefined {
  return isItemId(id) ? `/SubGallery?id=${id}` : undefined;
}

/** The address of an album for others, to whom its preview tells what it is. */
export function sharedAlbumAddress({ id }: Pick<Album, 'id'>): string | undefined {
  return sharedAddress(albumFolder, '/SubGallery', id);
}

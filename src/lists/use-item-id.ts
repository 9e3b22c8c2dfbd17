import { itemIdIn } from '../http/item-address';
import { useAddressPath, useAddressSearch } from './address';

/** The id that the page's address names; '' where it names none, `undefined` in built HTML. */
export function useItemId(folder: string): string | undefined {
  const path = useAddressPath();
  const search = useAddressSearch();
  return path === undefined || search === undefined ? undefined : itemIdIn(folder, path, search);
}

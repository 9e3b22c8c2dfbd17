import { contentBaseUrl } from './client-config';

const ITEM_ID = /^[\w-]{1,64}$/;

/** Whether an id can stand in an address as it is. */
export const isItemId = (id: string) => ITEM_ID.test(id);

/** The id that the query part of an address names under `key`, `?id=sports-day`; '' where it names none. */
export function idInSearch(search: string, key = 'id'): string {
  const named = new URLSearchParams(search).get(key)?.trim() ?? '';
  return isItemId(named) ? named : '';
}

/**
 * The id that an address names, as its last part (`/Gallery/sports-day` of the folder `/Gallery`) or as
 * `?id=sports-day`; '' where it names none. Some hosts put a slash at the end.
 */
export function itemIdIn(folder: string, path: string, search: string): string {
  if (!path.startsWith(`${folder}/`)) return idInSearch(search);
  const named = path.slice(folder.length + 1).replace(/\/(index\.html)?$/, '');
  return isItemId(named) ? named : '';
}

/**
 * The address under which one item is sent to others; `undefined` without a usable id. Where this site's
 * host has the lists too, the item has a page of its own there, whose head tells previews what it is
 * (`lib/http/item-folders.ts`). With a provider elsewhere, nothing but the list's page is there to be named.
 */
export function sharedAddress(
  folder: string,
  page: string,
  id: string,
  key = 'id',
): string | undefined {
  if (!isItemId(id)) return undefined;
  return contentBaseUrl() === (process.env.GATSBY_BASE ?? '')
    ? `${folder}/${id}`
    : `${page}?${key}=${id}`;
}

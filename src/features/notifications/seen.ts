import { readStored, tabStorage } from '../../lib/http/storage';

const key = 'notifications-seen';

/** Whether the popup has already opened during this visit; a blocked storage says no. */
export const wasSeen = (): boolean => readStored(tabStorage(), key) !== undefined;

/** Remembers for the rest of the visit that the popup has opened. */
export function markSeen(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Without a storage the popup opens once a page load, which is all that can be done.
  }
}

import { createHmac } from 'node:crypto';
import type { Database } from './database';
import { dayOf, makeDayKeys } from './day-keys';

/** Hashes an address for the database; it cannot be reversed without the key of its day. */
export type HashAddress = (text: string, now: number) => Promise<string>;

/**
 * Hashes with a key for each day, which is deleted with that day: a later copy of the database does not allow
 * to try all addresses.
 */
export function makeAddressHasher(database: Pick<Database, 'batch'>): HashAddress {
  const keyOf = makeDayKeys(database, 'mark_keys', 0);
  return async (text, now) => {
    const day = dayOf(now);
    const hash = createHmac('sha256', await keyOf(day, day)).update(text);
    return hash.digest('base64url').slice(0, 22);
  };
}

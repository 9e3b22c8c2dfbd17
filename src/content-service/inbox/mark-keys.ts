import { createHmac } from 'node:crypto';
import type { Database } from './database';
import { dayOf, makeDayKeys } from './day-keys';

/** Makes what stands for an address in the database: nobody can tell the address without the day's key. */
export type MarkOf = (text: string, now: number) => Promise<string>;

/**
 * Marks under a key of each day, which is deleted with its day: whoever has the database later can't try all
 * addresses.
 */
export function makeMarks(database: Pick<Database, 'batch'>): MarkOf {
  const keyOf = makeDayKeys(database, 'mark_keys', 0);
  return async (text, now) => {
    const day = dayOf(now);
    const hash = createHmac('sha256', await keyOf(day, day)).update(text);
    return hash.digest('base64url').slice(0, 22);
  };
}

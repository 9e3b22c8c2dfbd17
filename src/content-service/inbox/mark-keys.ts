import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from './database';

const dayMs = 86_400_000;

/** Makes what stands for an address in the database: nobody can tell the address without the day's key. */
export type MarkOf = (text: string, now: number) => Promise<string>;

/**
 * Marks under a key of each day, which all processes of the service share and which is deleted with its day:
 * whoever has the database later can't try all addresses.
 */
export function makeMarks(database: Pick<Database, 'batch'>): MarkOf {
  let known: { day: number; key: Promise<string> } | undefined;

  async function keyOf(day: number): Promise<string> {
    const fresh = randomBytes(32).toString('base64url');
    const results = await database.batch([
      { sql: 'delete from mark_keys where day <> ?', args: [day] },
      {
        sql: 'insert into mark_keys (day, key) values (?, ?) on conflict do nothing',
        args: [day, fresh],
      },
      { sql: 'select key from mark_keys where day = ?', args: [day] },
    ]);
    return String(results[2]?.rows[0]?.['key']);
  }

  return async (text, now) => {
    const day = Math.floor(now / dayMs);
    if (known?.day !== day) {
      const key = keyOf(day);
      known = { day, key };
      // The next form asks again.
      key.catch(() => (known = undefined));
    }
    const hash = createHmac('sha256', await known.key).update(text);
    return hash.digest('base64url').slice(0, 22);
  };
}

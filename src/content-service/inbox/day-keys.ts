import { randomBytes } from 'node:crypto';
import type { Database } from './database';

const dayMs = 86_400_000;

/** The day of a moment, counted from 1970 in UTC. */
export const dayOf = (ms: number): number => Math.floor(ms / dayMs);

/** A form, or a file, waits no longer for another process that writes, in milliseconds. */
const wait = 1000;

/**
 * Keys of 32 random bytes, one for each day, which all processes of the service share and which outlive a
 * restart. Those that lie more than `spare` days before or after the day of a call (`today`) are deleted. Rejects
 * when the database fails.
 */
export function makeDayKeys(
  database: Pick<Database, 'batch'>,
  table: 'mark_keys' | 'address_keys',
  spare: number,
) {
  const known = new Map<number, Promise<string>>();

  async function load(day: number, today: number): Promise<string> {
    const fresh = randomBytes(32).toString('base64url');
    const statements = [
      { sql: `delete from ${table} where abs(day - ?) > ?`, args: [today, spare] },
      {
        sql: `insert into ${table} (day, key) values (?, ?) on conflict do nothing`,
        args: [day, fresh],
      },
      { sql: `select key from ${table} where day = ?`, args: [day] },
    ];
    const results = await database.batch(statements, wait);
    return String(results[2]?.rows[0]?.['key']);
  }

  return (day: number, today: number): Promise<string> => {
    for (const other of known.keys()) if (Math.abs(other - today) > spare) known.delete(other);
    const found = known.get(day);
    if (found) return found;
    const key = load(day, today);
    known.set(day, key);
    // The next one asks again.
    key.catch(() => known.delete(day));
    return key;
  };
}

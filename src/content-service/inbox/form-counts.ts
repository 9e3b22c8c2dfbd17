import { createHmac } from 'node:crypto';
import type { Database } from './database';
import { dayOf, makeDayKeys } from './day-keys';
import { batchWrites } from './batch-writes';

/**
 * Hashes addresses for the database with a key for each day, which is deleted with that day: a later copy of the
 * database does not allow to try all addresses.
 */
function makeAddressHasher(database: Pick<Database, 'batch'>) {
  const keyOf = makeDayKeys(database, 'mark_keys', 0);
  return async (text: string, now: number): Promise<string> => {
    const day = dayOf(now);
    const hash = createHmac('sha256', await keyOf(day, day)).update(text);
    return hash.digest('base64url').slice(0, 22);
  };
}

/** How many forms a visitor has sent in the window, and how many ms of it are left. */
export interface FormCount {
  current: number;
  ttl: number;
}

/** A form waits for its message longer; that it is counted is not worth as much. */
const wait = 1000;

/** Counts of forms in windows of time. */
export type FormCounts = ReturnType<typeof countsIn>;

/** Counts forms in a database, for all processes that share it. */
export function countsIn(database: Database) {
  const write = batchWrites((statements) => database.batch(statements, wait));
  const hashAddress = makeAddressHasher(database);
  let counted = true;
  return {
    /**
     * Counts one more form of a visitor; `by` -1 takes one back, and 0 only writes. Rejects when the database
     * fails.
     */
    async count(
      visitor: string,
      windowMs: number,
      now: number,
      by: -1 | 0 | 1 = 1,
    ): Promise<FormCount> {
      const end = now + windowMs;
      // A window that lies further ahead is of a clock that was put back since; one that lies a little
      // ahead is of a form that came earlier, or of a machine whose clock is not quite the same.
      const isOver = 'ends_at <= :now or ends_at > :end + :window';
      const { rows } = await write({
        sql: `insert into form_counts (visitor, count, ends_at) values (:visitor, max(:by, 0), :end)
              on conflict (visitor) do update set
                count = max(0, case when ${isOver} then :by else count + :by end),
                ends_at = case when ${isOver} then excluded.ends_at else ends_at end
              returning count, ends_at`,
        args: { visitor: await hashAddress(visitor, now), by, end, now, window: windowMs },
      });
      counted = true;
      const current = Number(rows[0]?.['count'] ?? 1);
      const left = Number(rows[0]?.['ends_at'] ?? now) - now;
      return { current, ttl: Math.min(left, windowMs) };
    },
    /** Removes what is left of windows that have ended. */
    async sweep(now: number): Promise<void> {
      if (!counted) return;
      counted = false;
      const statements = [
        { sql: 'delete from form_counts where ends_at <= ?', args: [now] },
        'select count(*) as waiting from form_counts',
      ];
      const [, left] = await database.batch(statements, wait);
      // Nothing is written while there is nothing to remove.
      counted = Number(left?.rows[0]?.['waiting'] ?? 0) > 0;
    },
  };
}

import { createHash } from 'node:crypto';
import type { Database } from './database';
import { writeTogether } from './write-together';

/** How many forms a visitor has sent in the window, and how many ms of it are left. */
export interface FormCount {
  current: number;
  ttl: number;
}

/** A form waits for its message longer; that it is counted is not worth as much. */
const wait = 1000;

// Addresses are not kept as they are, and what is kept goes with its window.
const markOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Counts one more form of a visitor in a window. Rejects when the database fails. */
export type CountForm = (visitor: string, windowMs: number, now: number) => Promise<FormCount>;

/**
 * Counts in a database, for all processes that share it. The first form of a visitor removes the windows
 * that have ended. A window that ends later than a new one would is of a clock that was set back: it
 * has ended too.
 */
export function countIn(database: Database): CountForm {
  const write = writeTogether((statements) => database.batch(statements, wait));
  return async (visitor, windowMs, now) => {
    const { rows } = await write({
      sql: `insert into form_counts (visitor, count, ends_at) values (:visitor, 1, :end)
            on conflict (visitor) do update set
              count = case when ends_at <= :now or ends_at > :end then 1 else count + 1 end,
              ends_at = case when ends_at <= :now or ends_at > :end then excluded.ends_at else ends_at end
            returning count, ends_at`,
      args: { visitor: markOf(visitor), end: now + windowMs, now },
    });
    const current = Number(rows[0]?.['count'] ?? 1);
    if (current === 1) {
      await write({ sql: 'delete from form_counts where ends_at <= ?', args: [now] });
    }
    return { current, ttl: Number(rows[0]?.['ends_at'] ?? now) - now };
  };
}

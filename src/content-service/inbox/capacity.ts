import type { Database } from './database';
import { InboxFullError } from './inbox-full';

/** For how long a size is believed, in milliseconds. */
const believedMs = 1000;

/** Makes what throws an InboxFullError where a database has reached `mostBytes`; it asks once a second. */
export function makeCapacity(database: Pick<Database, 'execute'>, mostBytes: number) {
  let known: { at: number; bytes: Promise<number> } | undefined;

  async function size(): Promise<number> {
    const { rows } = await database.execute(
      `select (page_count - freelist_count) * page_size as bytes
       from pragma_page_count(), pragma_freelist_count(), pragma_page_size()`,
    );
    return Number(rows[0]?.['bytes']);
  }

  return async (): Promise<void> => {
    if (!known || performance.now() - known.at > believedMs) {
      // A server elsewhere has a limit of its own, and does not tell its pages.
      known = { at: performance.now(), bytes: size().catch(() => 0) };
    }
    if ((await known.bytes) >= mostBytes) throw new InboxFullError();
  };
}

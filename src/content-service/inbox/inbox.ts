import { createHash, randomBytes } from 'node:crypto';
import type { InStatement, ResultSet } from '@libsql/client';
import type { Database } from './database';
import { InboxFullError } from './inbox-errors';
import type { CertificateRequest, ContactMessage } from '../forms/forms';
import type { Suspicion } from '../forms/suspicion';
import { queueLetter, type LetterKind } from '../mail/outbox';
import type { Clock } from '../school-year/clock';
import {
  selectMessages,
  storedMessage,
  type StoredMessage,
  type StoredRequest,
  textsOf,
} from './stored-message';
import { batchWrites } from './batch-writes';

/** For how long a size is believed, in milliseconds. */
const believedMs = 1000;

/** Makes what throws an InboxFullError where a database has reached `mostBytes`; it asks once a second. */
function makeCapacity(database: Pick<Database, 'execute'>, mostBytes: number) {
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

/** What becomes of a message beside being kept. */
export interface Handling {
  suspicion?: Suspicion | undefined;
  /** The e-mails that are written about it, queued in the same transaction. */
  letters?: readonly LetterKind[];
}

/** What visitors sent. Every method rejects when the database fails. */
export type Inbox = ReturnType<typeof makeInbox>;

function fingerprintOf(form: ContactMessage): string {
  const { name, phone, email, subject, message, childClass, childYear } = form;
  // Of an earlier version's forms it stays the same.
  const child = childClass || childYear ? [childClass, childYear] : [];
  const text = JSON.stringify([name, phone, email, subject, message, ...child]);
  return createHash('sha256').update(text).digest('hex');
}

/** For how long the last trial answers for the next, in milliseconds. */
const trialMs = 5000;
/** How long a trial waits for another process that writes, in milliseconds. */
const trialWait = 1000;

/** Room for fifty thousand messages of the usual length. */
const defaultInboxBytes = 256 * 1024 * 1024;

/** An inbox over a database, which refuses more than `mostBytes` with an InboxFullError. */
export function makeInbox(client: Database, clock: Clock, mostBytes = defaultInboxBytes) {
  const ensureCapacity = makeCapacity(client, mostBytes);
  const now = () => clock().toISOString();
  const together = batchWrites((statements) => client.batch(statements));
  let trial: { at: number; result: Promise<unknown> } | undefined;

  /** What fails is a trial that failed. */
  async function write(...statements: [InStatement, ...InStatement[]]): Promise<ResultSet> {
    await ensureCapacity();
    const result = together(...statements);
    result.catch(() => (trial = { at: performance.now(), result }));
    return result;
  }

  return {
    /** Resolves once the message is on the disk. The same key and message are kept once. */
    async keepMessage(
      message: ContactMessage,
      idempotencyKey = `none-${randomBytes(16).toString('hex')}`,
      { suspicion, letters = [] }: Handling = {},
    ): Promise<void> {
      const same = { key: idempotencyKey, fingerprint: fingerprintOf(message) };
      const { childClass, childYear, ...fields } = message;
      const args = { ...fields, ...same, now: now(), suspicion: suspicion ?? null };
      await write(
        {
          sql: `insert into contact_messages
                  (received_at, name, phone, email, subject, message, idempotency_key, fingerprint,
                   child_class, child_year, suspicion)
                values (:now, :name, :phone, :email, :subject, :message, :key, :fingerprint,
                   :childClass, :childYear, :suspicion)
                on conflict (idempotency_key, fingerprint)
                  where idempotency_key is not null do nothing`,
          args: { ...args, childClass: childClass || null, childYear: childYear || null },
        },
        ...letters.map((kind) => queueLetter(kind, same, clock().getTime())),
      );
    },
    /** Resolves once the request is on the disk. */
    async keepRequest({ name, admission }: CertificateRequest, found: boolean): Promise<void> {
      await write({
        sql: `insert into certificate_requests (received_at, name, admission, found)
              values (?, ?, ?, ?)`,
        args: [now(), name, admission, found ? 1 : 0],
      });
    },
    /** The messages received at or after an ISO instant, oldest first. */
    async messages(since = ''): Promise<StoredMessage[]> {
      const { rows } = await client.execute({
        sql: `${selectMessages} where received_at >= ? order by received_at, id`,
        args: [since],
      });
      return rows.map(storedMessage);
    },
    /** The requests received at or after an ISO instant, oldest first. */
    async requests(since = ''): Promise<StoredRequest[]> {
      const { rows } = await client.execute({
        sql: `select id, received_at as receivedAt, name, admission, found
              from certificate_requests where received_at >= ? order by received_at, id`,
        args: [since],
      });
      return rows.map((row) => ({
        id: Number(row['id']),
        ...textsOf(row, 'receivedAt', 'name', 'admission'),
        found: Number(row['found']) === 1,
      }));
    },
    /**
     * Deletes what was received before an ISO instant; gives the number of messages and requests. What is dated
     * after `now` does not tell how young others are; `share` is the part of each kind, from 0 to 1, that is
     * deleted at most, one of them at least.
     */
    async deleteBefore(
      instant: string,
      { now = new Date(8.64e15), share = 1 }: { now?: Date; share?: number } = {},
    ): Promise<number> {
      let deleted = 0;
      for (const table of ['contact_messages', 'certificate_requests']) {
        // What came after one that is young enough is young too, whatever a wrong clock gave it.
        const sql = `delete from ${table} where id in (
          select id from ${table} where received_at < :instant and id < coalesce(
            (select min(id) from ${table} where received_at between :instant and :now), 1e15)
          order by id limit (select max(1, cast(count(*) * :share as integer)) from ${table}))`;
        const args = { instant, now: now.toISOString(), share };
        deleted += (await client.execute({ sql, args })).rowsAffected;
      }
      return deleted;
    },
    /** Resolves when something can be written. It is tried once in a few seconds at most. */
    async check(): Promise<void> {
      if (!trial || performance.now() - trial.at > trialMs) {
        const sql = 'insert or replace into probe (id, written_at) values (1, ?)';
        trial = {
          at: performance.now(),
          result: client.execute({ sql, args: [now()] }, trialWait),
        };
      }
      await trial.result;
      await ensureCapacity();
    },
    /** Ends the connection; nothing may be called after it. */
    close: (): Promise<void> => client.close(),
  };
}

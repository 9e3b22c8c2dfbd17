import { createHash, randomBytes } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import type { Database } from '../inbox/database';
import { selectMessages, type StoredMessage, storedMessage } from '../inbox/stored-message';

/**
 * The e-mails about a message: to the office; to the address that was given, without a word of the message and with a
 * link; and the copy, once that link was used.
 */
const letterKinds = ['office', 'receipt', 'copy'] as const;
export type LetterKind = (typeof letterKinds)[number];

/**
 * What queues an e-mail about the message with this key and fingerprint, once however often it is run: for the
 * transaction that keeps the message. `now` in ms.
 */
export const queueLetter = (
  kind: LetterKind,
  { key, fingerprint }: { key: string; fingerprint: string },
  now: number,
): InStatement => ({
  sql: `insert into outbox (message_id, kind, queued_at, due_at, token)
        select id, :kind, :now, :now, :token from contact_messages
        where idempotency_key = :key and fingerprint = :fingerprint
        on conflict do nothing`,
  args: {
    kind,
    now,
    key,
    fingerprint,
    token: kind === 'receipt' ? randomBytes(18).toString('base64url') : null,
  },
});

/** An e-mail that this process, and no other, is to send now. */
export interface ClaimedLetter {
  id: number;
  kind: LetterKind;
  /** How often it was begun, this time included. */
  tries: number;
  queuedAt: number;
  /** What the link of a receipt ends with; '' for others. */
  token: string;
  /** Names the e-mail for good: the same at every attempt, so that mail programs show one sent twice once. */
  messageKey: string;
  message: StoredMessage;
}

/** For how long the link of a receipt holds, in ms. */
const linkMs = 2 * 86_400_000;

/**
 * For how long a process has an e-mail for itself, in ms: longer than sending one can take. One whose process
 * was killed meanwhile is free again afterwards.
 */
const claimMs = 5 * 60_000;

/** No e-mail is put off for longer, in ms; a time further ahead was written by a wrong clock. */
const longestDelayMs = 6 * 3_600_000;

/** When what was refused is tried again, in ms: after a minute, then twice as long each time, or as its server wishes. */
export const delayAfter = (tries: number, wished = 0): number =>
  Math.min(Math.max(60_000 * 2 ** (tries - 1), wished), longestDelayMs);

const unsent = 'sent_at is null and given_up_at is null';

/** The e-mails that wait in a database. Every method rejects when the database fails; `now` in ms. */
export function makeOutbox(database: Pick<Database, 'execute'>) {
  const update = (set: string, id: number, args: Record<string, number | string> = {}) =>
    database.execute({ sql: `update outbox set ${set} where id = :id`, args: { id, ...args } });

  async function next(now: number): Promise<number | undefined> {
    const { rows } = await database.execute({
      sql: `select id from outbox where ${unsent}
              and (due_at <= :now or due_at > :now + ${longestDelayMs})
              and (claimed_until is null or claimed_until <= :now or claimed_until > :now + ${claimMs})
            order by due_at, id limit 1`,
      args: { now },
    });
    return rows[0] && Number(rows[0]['id']);
  }

  return {
    /** The next e-mail that is due and that no other process has; undefined where there is none. */
    async claim(now: number): Promise<ClaimedLetter | undefined> {
      for (let id = await next(now); id !== undefined; id = await next(now)) {
        const { rows } = await database.execute({
          sql: `update outbox set claimed_until = :until, tries = tries + 1
                where id = :id and ${unsent} and (claimed_until is null or claimed_until <= :now
                  or claimed_until > :now + ${claimMs})
                returning message_id, kind, tries, queued_at, token`,
          args: { id, now, until: now + claimMs },
        });
        // Another process was quicker.
        if (!rows[0]) continue;
        const { message_id, kind, tries, queued_at, token } = rows[0];
        const found = await database.execute({
          sql:
            selectMessages.replace(' from ', ', idempotency_key, fingerprint from ') +
            ' where id = ?',
          args: [message_id ?? null],
        });
        const row = found.rows[0];
        if (!row) {
          await database.execute({ sql: 'delete from outbox where id = ?', args: [id] });
          continue;
        }
        const named = [row['idempotency_key'], row['fingerprint'], kind].join('\n');
        return {
          id,
          kind: letterKinds.find((one) => one === kind) ?? 'office',
          token: typeof token === 'string' ? token : '',
          tries: Number(tries),
          queuedAt: Number(queued_at),
          messageKey: createHash('sha256').update(named).digest('hex').slice(0, 40),
          message: storedMessage(row),
        };
      }
      return undefined;
    },
    /** It has been taken by the mail server. */
    markSent: (id: number, now: number) =>
      update('sent_at = :now, claimed_until = null', id, { now }),
    /** It has not been tried: the server is away. It is due as before. */
    putBack: (id: number) => update('claimed_until = null, tries = tries - 1', id),
    /** It was refused, and is tried again at a moment. */
    putOff: (id: number, until: number, reason: string) =>
      update('claimed_until = null, due_at = :until, reason = :reason', id, { until, reason }),
    /** It is not tried again. */
    giveUp: (id: number, now: number, reason: string) =>
      update('claimed_until = null, given_up_at = :now, reason = :reason', id, { now, reason }),
    /** How much waits that was queued at or before a moment, or at all, and when the oldest was queued, in ms. */
    async backlog(until = Number.MAX_SAFE_INTEGER) {
      const { rows } = await database.execute({
        sql: `select count(*) as waiting, min(queued_at) as oldest from outbox
              where ${unsent} and queued_at <= ?`,
        args: [until],
      });
      const oldest = rows[0]?.['oldest'];
      return {
        waiting: Number(rows[0]?.['waiting'] ?? 0),
        oldest: typeof oldest === 'number' ? oldest : undefined,
      };
    },
    /** Queues the copy that a receipt offers; false where its link has ended, or was used before. */
    async queueCopy(token: string, now: number): Promise<boolean> {
      const { rowsAffected } = await database.execute({
        sql: `insert into outbox (message_id, kind, queued_at, due_at)
              select message_id, 'copy', :now, :now from outbox
              where kind = 'receipt' and token = :token and queued_at > :now - ${linkMs}
              on conflict do nothing`,
        args: { token, now },
      });
      return rowsAffected > 0;
    },
    /** Whether nobody was told today of what waits; from then on somebody was. `day` counted from 1970. */
    async isFirstReport(day: number): Promise<boolean> {
      await database.execute({ sql: 'delete from mail_reports where day <> ?', args: [day] });
      const { rowsAffected } = await database.execute({
        sql: 'insert into mail_reports (day) values (?) on conflict do nothing',
        args: [day],
      });
      return rowsAffected > 0;
    },
  };
}

/** What waits to be sent. */
export type Outbox = ReturnType<typeof makeOutbox>;

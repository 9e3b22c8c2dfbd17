import type { InStatement } from '@libsql/client';

/** The e-mails about a message: to the office, and the copy that its writer asked for. */
export type LetterKind = 'office' | 'copy';

/**
 * What queues an e-mail about the message with this key and fingerprint, once however often it is run: for the
 * transaction that keeps the message. `now` in ms.
 */
export const queueLetter = (
  kind: LetterKind,
  { key, fingerprint }: { key: string; fingerprint: string },
  now: number,
): InStatement => ({
  sql: `insert into outbox (message_id, kind, queued_at, due_at)
        select id, :kind, :now, :now from contact_messages
        where idempotency_key = :key and fingerprint = :fingerprint
        on conflict do nothing`,
  args: { kind, now, key, fingerprint },
});

import type { InStatement } from '@libsql/client';
import { randomBytes } from 'node:crypto';

/**
 * The e-mails about a message: to the office; to the address that was given, without a word of the message and with a
 * link; and the copy, once that link was used.
 */
export const letterKinds = ['office', 'receipt', 'copy'] as const;
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

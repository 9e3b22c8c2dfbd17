import { createClient, type Client } from '@libsql/client';
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const tables = [
  `create table if not exists contact_messages (
     id integer primary key,
     received_at text not null,
     name text not null,
     phone text not null,
     email text not null,
     subject text not null,
     message text not null,
     idempotency_key text,
     fingerprint text not null
   )`,
  // The same filled form, sent again because its answer got lost, is kept once.
  `create unique index if not exists contact_messages_once
     on contact_messages (idempotency_key, fingerprint) where idempotency_key is not null`,
  `create table if not exists certificate_requests (
     id integer primary key,
     received_at text not null,
     name text not null,
     admission text not null,
     found integer not null
   )`,
];

/** Where messages are kept, unless `DATABASE_URL` says otherwise. */
export const defaultDatabaseUrl = 'file:.data/inbox.db';

/**
 * Opens the inbox and makes its tables when they are new. `url` is `file:path`, or the address of
 * a libSQL server. Rejects when it can't be reached or written.
 */
export async function openDatabase(url: string, authToken?: string): Promise<Client> {
  const isFile = url.startsWith('file:');
  if (isFile) mkdirSync(dirname(resolve(url.slice('file:'.length))), { recursive: true });
  const client = createClient({ url, ...(authToken ? { authToken } : {}) });
  if (isFile) {
    // Every commit reaches the disk before it is answered, and the office can read meanwhile.
    await client.execute('pragma journal_mode = wal');
    await client.execute('pragma synchronous = full');
    await client.execute('pragma busy_timeout = 5000');
  }
  for (const table of tables) await client.execute(table);
  return client;
}

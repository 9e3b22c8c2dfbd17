/** @jest-environment node */
import { createClient } from '@libsql/client';
import { join } from 'node:path';
import { restore } from '../../src/content-service/inbox/backup';
import { databaseAt } from '../../src/content-service/inbox/database';
import { makeInbox } from '../../src/content-service/inbox/inbox';
import { cleanUp, newFolder } from './support/app';
import { filledForm } from './support/post';

afterAll(cleanUp);

/** What version 0.3 asked of its database. */
const olderTables = [
  `create table contact_messages (id integer primary key, received_at text not null, name text not null,
     phone text not null, email text not null, subject text not null, message text not null,
     idempotency_key text, fingerprint text not null)`,
  `create table certificate_requests (id integer primary key, received_at text not null,
     name text not null, admission text not null, found integer not null)`,
];
const olderInsert = `insert into contact_messages
  (received_at, name, phone, email, subject, message, idempotency_key, fingerprint)
  values ('2026-08-01T04:00:00.000Z', 'Asha Rana', '1', 'asha@home.example', 'Bus', ?, null, 'f')`;

/** A database of that version, with a message. */
async function olderInbox(message: string): Promise<string> {
  const file = join(newFolder(), 'inbox.db');
  const client = createClient({ url: `file:${file}` });
  await client.batch([...olderTables, { sql: olderInsert, args: [message] }], 'write');
  client.close();
  return file;
}

const messagesOf = async (inbox: ReturnType<typeof makeInbox>) =>
  (await inbox.messages()).map(({ message, childClass }) => [message, childClass]);

it('goes on with an inbox of an earlier version, and that version with it', async () => {
  const file = await olderInbox('before');
  const [one, other] = [databaseAt(`file:${file}`), databaseAt(`file:${file}`)];
  const [inbox, beside] = [one, other].map((database) => makeInbox(database, () => new Date()));
  if (!inbox || !beside) throw new Error('There are two.');
  // Two processes that start at the same time.
  await Promise.all([inbox.check(), beside.check()]);
  await inbox.keepMessage({ ...filledForm, message: 'now', childClass: 'VI' }, 'key', {
    letters: ['office'],
  });
  const older = createClient({ url: `file:${file}` });
  await older.execute({ sql: olderInsert, args: ['by the older one'] });
  expect(await messagesOf(beside)).toEqual([
    ['before', ''],
    ['by the older one', ''],
    ['now', 'VI'],
  ]);
  // What it deletes is deleted in the outbox too.
  await older.execute('delete from contact_messages');
  expect((await older.execute('select * from outbox')).rows).toEqual([]);
  older.close();
  await Promise.all([one.close(), other.close()]);
});

it('takes a backup of an earlier version', async () => {
  const file = await olderInbox('kept');
  const database = databaseAt(`file:${join(newFolder(), 'inbox.db')}`);
  const inbox = makeInbox(database, () => new Date());
  expect(await restore(database, file)).toEqual({ copied: 1, known: 0 });
  expect(await restore(database, file)).toEqual({ copied: 0, known: 1 });
  expect(await messagesOf(inbox)).toEqual([['kept', '']]);
  await database.close();
});

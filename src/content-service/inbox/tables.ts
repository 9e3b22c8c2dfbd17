import type { Client, InStatement, ResultSet } from '@libsql/client';

/** The tables of an inbox, made where they are not there. Columns are only ever added: see `addedColumns`. */
const tables: readonly string[] = [
  `create table if not exists contact_messages (
     id integer primary key,
     received_at text not null,
     name text not null,
     phone text not null,
     email text not null,
     subject text not null,
     message text not null,
     idempotency_key text,
     fingerprint text not null,
     child_class text,
     child_year text,
     suspicion text,
     seen_at text,
     answered_at text
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
  // What is to be sent by e-mail, without a word of it; times in ms since 1970.
  `create table if not exists outbox (
     id integer primary key,
     message_id integer not null,
     kind text not null,
     queued_at integer not null,
     due_at integer not null,
     tries integer not null default 0,
     claimed_until integer,
     sent_at integer,
     given_up_at integer,
     reason text,
     token text
   )`,
  'create unique index if not exists outbox_once on outbox (message_id, kind)',
  `create index if not exists outbox_waiting on outbox (due_at)
     where sent_at is null and given_up_at is null`,
  // Whoever deletes a message, also an older version of this program, deletes its e-mails with it.
  `create trigger if not exists outbox_follows after delete on contact_messages
     begin delete from outbox where message_id = old.id; end`,
  // On which days, counted from 1970, somebody was told of e-mails that could not be sent.
  'create table if not exists mail_reports (day integer primary key)',
  // How many forms each visitor has sent, for all processes of the service; a row ends with its window.
  `create table if not exists form_counts (
     visitor text primary key,
     count integer not null,
     ends_at integer not null
   ) without rowid`,
  // The key under which addresses are marked on a day, counted from 1970.
  'create table if not exists mark_keys (day integer primary key, key text not null)',
  // The key under which the addresses of certificates are signed on a day, counted alike.
  'create table if not exists address_keys (day integer primary key, key text not null)',
  // When the service last held its clock to be right.
  'create table if not exists clock_marks (id integer primary key check (id = 1), seen_at text not null)',
  // By which push services know the school.
  `create table if not exists push_keys (
     id integer primary key check (id = 1),
     public_key text not null,
     private_key text not null
   )`,
  // Browsers that want to be told of circulars: nothing says whose they are.
  `create table if not exists push_subscriptions (
     id integer primary key,
     endpoint text not null unique,
     p256dh text not null,
     auth text not null,
     classes text not null
   )`,
  // What browsers were told of, or stood there before; times in ms since 1970.
  `create table if not exists push_items (
     item text primary key,
     seen_at integer not null,
     payload text,
     topic text,
     urgent integer,
     ends_at integer
   )`,
  `create table if not exists push_outbox (
     item text not null,
     subscription_id integer not null,
     due_at integer not null,
     tries integer not null default 0,
     claimed_until integer,
     unique (item, subscription_id)
   )`,
  'create index if not exists push_outbox_due on push_outbox (due_at)',
  `create trigger if not exists push_outbox_follows after delete on push_subscriptions
     begin delete from push_outbox where subscription_id = old.id; end`,
  // Written to find out whether anything can be written.
  'create table if not exists probe (id integer primary key check (id = 1), written_at text not null)',
];

/** Columns that an inbox of an earlier version lacks, by their tables. */
const addedColumns = {
  contact_messages: ['child_class', 'child_year', 'suspicion', 'seen_at', 'answered_at'],
  outbox: ['token'],
};

/** The columns that a table has; none where there is no such table. */
export async function columnsOf(
  client: { execute(statement: InStatement): Promise<ResultSet> },
  table: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await client.execute({
    sql: 'select name from pragma_table_info(?)',
    args: [table],
  });
  return new Set(rows.map(({ name }) => String(name)));
}

/**
 * Makes the tables that are not there, and the columns that an earlier version did not have. That version can
 * go on with the same file: it names its columns, and the new ones may be empty.
 */
export async function makeTables(client: Client): Promise<void> {
  // At once: each by itself would wait for the disk. Deferred, for where all are there nothing is locked.
  await client.batch([...tables], 'deferred');
  for (const [table, names] of Object.entries(addedColumns)) {
    const present = await columnsOf(client, table);
    for (const name of names.filter((column) => !present.has(column))) {
      try {
        await client.execute(`alter table ${table} add column ${name} text`);
      } catch (error) {
        // Another process has just added it.
        if (!String(error).includes('duplicate column')) throw error;
      }
    }
  }
}

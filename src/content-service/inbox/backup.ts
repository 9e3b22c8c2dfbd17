import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createClient, type Client, type InValue } from '@libsql/client';
import type { Database } from './database';
import { columnsOf, makeTables } from './tables';

/** What is carried from one database into another, and what tells a row from all others. */
const carried = {
  contact_messages: {
    columns: (
      'received_at name phone email subject message idempotency_key fingerprint ' +
      'child_class child_year suspicion seen_at answered_at'
    ).split(' '),
    same: ['received_at', 'idempotency_key', 'fingerprint'],
  },
  certificate_requests: {
    columns: ['received_at', 'name', 'admission', 'found'],
    same: ['received_at', 'name', 'admission', 'found'],
  },
} as const;

type Rows = Pick<Database, 'execute' | 'batch'>;

/**
 * Copies all messages and requests that the other database does not hold, all of them or none. Each
 * table is read in one statement, so that what is sent meanwhile is in it whole or not at all.
 */
async function copyRows(from: Pick<Rows, 'execute'>, to: Pick<Rows, 'batch'>) {
  const statements: { sql: string; args: InValue[] }[] = [];
  for (const [table, { columns, same }] of Object.entries(carried)) {
    const names = columns.join(', ');
    // A backup of an earlier version lacks some.
    const present = await columnsOf(from, table);
    const known = columns.filter((name) => present.has(name)).join(', ');
    const { rows } = await from.execute(`select ${known} from ${table} order by id`);
    const sql = `insert into ${table} (${names}) select ${columns.map(() => '?').join(', ')}
                 where not exists (select 1 from ${table}
                   where ${same.map((name) => `${name} is ?`).join(' and ')})`;
    for (const row of rows) {
      statements.push({ sql, args: [...columns, ...same].map((name) => row[name] ?? null) });
    }
  }
  const results = await to.batch(statements);
  const copied = results.filter(({ rowsAffected }) => rowsAffected > 0).length;
  return { copied, known: results.length - copied };
}

async function checkWhole(client: Client): Promise<void> {
  const { rows } = await client.execute('pragma integrity_check');
  const said = String(rows[0]?.['integrity_check']);
  if (said !== 'ok') throw new Error(`The file is damaged: ${said}`);
}

/**
 * Writes everything that the inbox holds into a new file, which only its owner may read, while the
 * service may go on. Gives the number of rows. Throws when the file is there already.
 */
export async function backUp(inbox: Database, file: string): Promise<number> {
  const target = resolve(file);
  // Made by this command alone: it overwrites nothing, and what is half written has another name.
  const unfinished = `${target}.unfinished`;
  if (existsSync(target)) throw new Error(`${file} is there already; a backup overwrites nothing.`);
  writeFileSync(unfinished, '', { mode: 0o600 });
  const backup = createClient({ url: `file:${unfinished}`, concurrency: 1 });
  try {
    await makeTables(backup);
    const { copied } = await copyRows(inbox, { batch: (all) => backup.batch(all, 'write') });
    await checkWhole(backup);
    renameSync(unfinished, target);
    return copied;
  } finally {
    backup.close();
    rmSync(unfinished, { force: true });
  }
}

/**
 * Brings the messages of a backup into the inbox; what it holds already stays and is not doubled, so
 * that it may be done again, and while the service runs. Throws when the backup is damaged.
 */
export async function restore(inbox: Database, file: string) {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const backup = createClient({ url: `file:${resolve(file)}` });
  try {
    const columns = await columnsOf(backup, 'contact_messages').catch(() => undefined);
    if (!columns?.size) throw new Error(`${file} is no backup of an inbox, or a damaged one.`);
    await checkWhole(backup);
    return await copyRows(backup, inbox);
  } finally {
    backup.close();
  }
}

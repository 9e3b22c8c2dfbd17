import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { endsConnection, isBusy } from './inbox-errors';
import { type Client, createClient, type InStatement, type ResultSet } from '@libsql/client';
import { keptDir } from '../../content/content-dir';
import { makeTables } from './tables';

/**
 * Makes a database file and its folder where they are not there, and closes the file to other users.
 * SQLite gives what it writes beside a file (-wal, -shm) the permissions of the file.
 */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    const found = statSync(one, { throwIfNoEntry: false });
    if (!found && one === file) writeFileSync(file, '', { mode: 0o600, flag: 'a' });
    // Whoever owns it otherwise has decided who reads it, and this process may not.
    if (found?.isFile() && (found.mode & 0o077) !== 0 && found.uid === process.geteuid?.()) {
      chmodSync(one, 0o600);
    }
  }
}

/** How long a form waits for another process that writes, in milliseconds. */
const lockTimeout = 5000;

const shortest = 10;
const longest = 200;

/**
 * Runs the work, and retries while another process holds the lock, for at most `wait` ms. SQLite's own
 * `busy_timeout` would block inside one call, in which the service answers no request.
 */
async function retryWhileLocked<T>(work: () => Promise<T>, wait: number): Promise<T> {
  const until = performance.now() + wait;
  for (let pause = shortest; ; pause = Math.min(pause * 2, longest)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() + pause > until) throw error;
    }
    // Jitter, so that two waiting processes do not retry at the same moment.
    await new Promise((done) => setTimeout(done, pause * (0.5 + Math.random())));
  }
}

/** Where a school’s messages are kept, unless `DATABASE_URL` says otherwise. */
export const defaultDatabaseUrl = (): string =>
  `file:${relative(process.cwd(), join(keptDir(), 'inbox.db'))}`;

/** What is asked of a database. */
export interface Database {
  /** Rejects when the database fails, or when it is locked for `wait` ms; `lockTimeout` when left out. */
  execute(statement: InStatement, wait?: number): Promise<ResultSet>;
  /** Does all of it or nothing, as `execute`. */
  batch(statements: InStatement[], wait?: number): Promise<ResultSet[]>;
  /** Ends the connection, and leaves all in the file itself; nothing may be called after it. */
  close(): Promise<void>;
}

const fileOfUrl = (url: string): string | undefined =>
  url.startsWith('file:') && url !== 'file::memory:'
    ? resolve(url.slice('file:'.length))
    : undefined;

/** The file of a database that is not there, and would be made empty. */
export function missingFile(url: string): string | undefined {
  const file = fileOfUrl(url);
  return file === undefined || existsSync(file) ? undefined : file;
}

async function connect(url: string, authToken: string | undefined): Promise<Client> {
  const file = fileOfUrl(url);
  if (file) makePrivate(file);
  // Settings hold for one connection, and the client would open more of them.
  const client = createClient({ url, concurrency: 1, ...(authToken ? { authToken } : {}) });
  try {
    const settings = [
      // Every commit reaches the disk before it is answered, and the office can read meanwhile.
      'pragma journal_mode = wal',
      'pragma synchronous = full',
      // What is deleted is overwritten: it is about people.
      'pragma secure_delete = on',
    ];
    if (file) for (const sql of settings) await client.execute(sql);
    await makeTables(client);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/**
 * Ends a connection. libSQL closes its file only once its statements are collected as garbage: SQLite would write
 * what is still in the log beside it (-wal) into the file at any later moment, over what was put there meanwhile.
 */
async function end(client: Client, file: string | undefined): Promise<void> {
  try {
    if (file) await client.execute('pragma wal_checkpoint(truncate)');
  } catch {
    // It is damaged, or others hold it: what was answered is in one of the two files all the same.
  } finally {
    client.close();
  }
}

/** Which file stands at a path: a restored one is another. */
function identityOf(file: string | undefined): string | undefined {
  if (!file) return undefined;
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

interface Opened {
  client: Promise<Client>;
  identity: string | undefined;
}

/**
 * A database that is opened when it is first asked, and anew after a failure, or when another file
 * stands in its place: what was written into a file that was moved away would be lost. Its tables are
 * made when they are new. `url` is `file:path`, or the address of a libSQL server; `longestWait` is how many
 * ms a lock of another process is waited for.
 */
export function databaseAt(url: string, authToken?: string, longestWait = lockTimeout): Database {
  const file = fileOfUrl(url);
  let opened: Opened | undefined;
  let closed = false;

  function forget(): void {
    opened?.client.then(
      (client) => client.close(),
      () => undefined,
    );
    opened = undefined;
  }

  async function open(): Promise<Client> {
    if (closed) throw new Error('The database is closed.');
    if (opened && opened.identity !== undefined && opened.identity !== identityOf(file)) forget();
    if (opened) return opened.client;
    const opening: Opened = { client: connect(url, authToken), identity: undefined };
    opened = opening;
    try {
      const client = await opening.client;
      opening.identity = identityOf(file);
      return client;
    } catch (error) {
      if (opened === opening) opened = undefined;
      throw error;
    }
  }

  async function tryOnce<T>(work: (client: Client) => Promise<T>): Promise<T> {
    try {
      return await work(await open());
    } catch (error) {
      if (endsConnection(error)) forget();
      throw error;
    }
  }

  const run = <T>(work: (client: Client) => Promise<T>, wait = longestWait) =>
    retryWhileLocked(() => tryOnce(work), wait);

  return {
    execute: (statement, wait) => run((client) => client.execute(statement), wait),
    batch: (statements, wait) => run((client) => client.batch(statements, 'write'), wait),
    async close() {
      closed = true;
      const last = opened?.client;
      opened = undefined;
      await last?.then(
        (client) => end(client, file),
        () => undefined,
      );
    },
  };
}

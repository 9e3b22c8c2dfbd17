/** @jest-environment node */
import { createClient } from '@libsql/client';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { cleanUp, newFolder } from './support/app';
import { postForm } from './support/post';
import { startService, type Running } from './support/process';

jest.setTimeout(120_000);
afterAll(cleanUp);

let running: Running | undefined;
afterEach(async () => {
  await running?.end('SIGKILL');
  running = undefined;
});

/** The reasons that the log gives for forms that were not kept, or for an inbox that cannot be used. */
const reasonsIn = (printed: string) =>
  printed
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; reason?: string })
    .filter(({ level, reason }) => level === 50 && reason !== undefined)
    .map(({ reason }) => reason);

/** What every fault of the inbox must leave as it is. */
async function expectListsGoOn({ address }: Running): Promise<void> {
  const started = performance.now();
  const lists = await fetch(`${address}/api/news/all/DHS`);
  expect([lists.status, performance.now() - started < 2000]).toEqual([200, true]);
}

const large = { message: 'a'.repeat(9000) };

async function expectRefused(service: Running): Promise<void> {
  const reply = await postForm(service.address, large);
  expect([reply.status, await reply.json()]).toEqual([
    503,
    { error: 'This could not be kept here. Please ring the school office.' },
  ]);
  expect((await fetch(`${service.address}/healthz`)).status).toBe(503);
  await expectListsGoOn(service);
}

/** Ends the service and looks at the last reason in its log, which names nobody. */
async function expectLogged(service: Running, reason: RegExp): Promise<void> {
  await service.end('SIGTERM');
  expect(reasonsIn(service.printed()).at(-1)).toMatch(reason);
  expect(service.printed()).not.toMatch(/Asha|home\.example/);
}

/** Sends large messages until several in a row are refused: SQLite makes room at first. */
async function fill(service: Running): Promise<void> {
  let refused = 0;
  for (let sent = 0; sent < 400 && refused < 3; sent += 1) {
    const { status } = await postForm(service.address, large);
    expect([201, 503]).toContain(status);
    refused = status === 503 ? refused + 1 : 0;
  }
  expect(refused).toBe(3);
}

const env = (file: string) => ({ DATABASE_URL: `file:${file}`, FORMS_PER_TEN_MINUTES: '1000' });

/** An inbox that holds one message, of a service that was stopped. */
async function usedInbox(): Promise<string> {
  const file = join(newFolder(), 'inbox.db');
  const service = await startService(env(file));
  expect((await postForm(service.address)).status).toBe(201);
  await service.end('SIGTERM');
  return file;
}

// A disk of its own needs a system that lets users have one.
const ownDisk = ['unshare', '--map-root-user', '--mount'];
const hasOwnDisk = spawnSync(ownDisk[0] ?? '', [...ownDisk.slice(1), 'true']).status === 0;

(hasOwnDisk ? it : it.skip)('a full disk: 503 for forms, and the lists go on', async () => {
  const folder = newFolder();
  const mount = `mount -t tmpfs -o size=400k tmpfs '${folder}' && exec "$@"`;
  const through = [...ownDisk, 'sh', '-c', mount, 'sh'];
  running = await startService(env(join(folder, 'inbox.db')), { through });
  await fill(running);
  await expectRefused(running);
  await expectLogged(running, /^the disk is full$/);
});

it('a file that may not grow: 503 for forms, and the lists go on', async () => {
  const limited = `trap '' XFSZ; ulimit -f 400; exec "$@"`;
  const through = ['bash', '-c', limited, 'bash'];
  running = await startService(env(join(newFolder(), 'inbox.db')), { through });
  await fill(running);
  await expectRefused(running);
  await expectLogged(running, /^the disk (is full|failed)/);
});

it('a read-only disk: 503 for forms, and the lists go on', async () => {
  const file = await usedInbox();
  chmodSync(file, 0o444);
  chmodSync(dirname(file), 0o555);
  // Rights are nothing to root.
  const before = `if (process.getuid() === 0) { process.setgid(65534); process.setuid(65534); }`;
  running = await startService(env(file), { before });
  await expectRefused(running);
  await expectLogged(running, /^the database (is read-only|file cannot be opened)/);
});

it('a locked database: a form waits, the lists go on meanwhile, and forms when it is free', async () => {
  const file = await usedInbox();
  running = await startService(env(file));
  const office = createClient({ url: `file:${file}` });
  const lock = await office.transaction('write');
  const waiting = postForm(running.address);
  await expectListsGoOn(running);
  expect((await waiting).status).toBe(503);
  const patient = postForm(running.address);
  await expectListsGoOn(running);
  await lock.rollback();
  office.close();
  expect((await patient).status).toBe(201);
  await expectLogged(running, /^the database is locked by another program/);
});

it('a database that is locked again and again: no more files are open than one connection has', async () => {
  const file = await usedInbox();
  running = await startService(env(file));
  await postForm(running.address);
  const handles = `/proc/${running.child.pid}/fd`;
  const isInbox = (handle: string) => readlinkSync(join(handles, handle)).startsWith(file);
  const open = () => readdirSync(handles).filter(isInbox).length;
  const before = open();
  const office = createClient({ url: `file:${file}` });
  const lock = await office.transaction('write');
  const sent = Array.from({ length: 20 }, () => postForm(running?.address ?? ''));
  expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([503]));
  await lock.rollback();
  office.close();
  expect((await postForm(running.address)).status).toBe(201);
  // What libSQL keeps of one connection: the database and the two files beside it.
  expect(open() - before).toBeLessThanOrEqual(3);
});

it('a damaged database: the service starts, 503 for forms, and the lists go on', async () => {
  const file = await usedInbox();
  for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true });
  writeFileSync(file, 'This was a database. '.repeat(2000));
  running = await startService(env(file));
  await expectRefused(running);
  await expectLogged(running, /^the database file is damaged: restore a backup/);
});

it('a database that is moved away, or another in its place: the next message is in the file there', async () => {
  const file = await usedInbox();
  running = await startService(env(file));
  expect((await postForm(running.address, { message: 'before' })).status).toBe(201);
  for (const end of ['', '-wal', '-shm']) {
    if (existsSync(file + end)) renameSync(file + end, `${file}.away${end}`);
  }
  expect((await postForm(running.address, { message: 'after' })).status).toBe(201);
  const client = createClient({ url: `file:${file}` });
  const { rows } = await client.execute('select message from contact_messages');
  client.close();
  expect(rows.map((row) => row['message'])).toEqual(['after']);
});

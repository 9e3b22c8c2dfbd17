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
import { startService } from './support/process';
import { type Listening, serviceHere } from './support/service-here';

jest.setTimeout(120_000);
afterAll(cleanUp);

type Service = Pick<Listening, 'address' | 'printed' | 'end'>;

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => void (await Promise.all(ends.splice(0).map((end) => end()))));

/** The reasons that the log gives for forms that were not kept, or for an inbox that cannot be used. */
const reasonsIn = (printed: string) =>
  printed
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; reason?: string })
    .filter(({ level, reason }) => level === 50 && reason !== undefined)
    .map(({ reason }) => reason);

/** What every fault of the inbox must leave as it is. */
async function expectListsGoOn({ address }: Service): Promise<void> {
  expect((await fetch(`${address}/api/news/all/DHS`)).status).toBe(200);
}

/** That the lists are answered while a form still waits. */
async function expectListsBefore(service: Service, form: Promise<unknown>): Promise<void> {
  let waits = true;
  void form.finally(() => (waits = false));
  await expectListsGoOn(service);
  expect(waits).toBe(true);
}

const large = { message: 'a'.repeat(9000) };

async function expectRefused(service: Service): Promise<void> {
  const reply = await postForm(service.address, large);
  expect([reply.status, await reply.json()]).toEqual([
    503,
    { error: 'This could not be kept here. Please ring the school office.' },
  ]);
  expect((await fetch(`${service.address}/healthz`)).status).toBe(503);
  await expectListsGoOn(service);
}

/** Ends the service and looks at the last reason in its log, which names nobody. */
async function expectLogged(service: Service, reason: RegExp): Promise<void> {
  await service.end();
  expect(reasonsIn(service.printed()).at(-1)).toMatch(reason);
  expect(service.printed()).not.toMatch(/Asha|home\.example/);
}

/** Sends large messages until several in a row are refused: SQLite makes room at first. */
async function fill(service: Service): Promise<void> {
  let refused = 0;
  for (let sent = 0; sent < 400 && refused < 3; sent += 1) {
    const { status } = await postForm(service.address, large);
    expect([201, 503]).toContain(status);
    refused = status === 503 ? refused + 1 : 0;
  }
  expect(refused).toBe(3);
}

/** The service in a process of its own, which a disk, a limit or a user can be given. */
async function processAt(file: string, how?: Parameters<typeof startService>[1]) {
  const env = { DATABASE_URL: `file:${file}`, FORMS_PER_TEN_MINUTES: '1000' };
  const { end, ...running } = await startService(env, how);
  ends.push(() => end('SIGKILL'));
  return { ...running, end: async (): Promise<void> => void (await end('SIGTERM')) };
}

async function serviceAt(file: string, lockTimeout = 500): Promise<Service> {
  const limits = { formsPerWindow: 1000 };
  return serviceHere({ databaseUrl: `file:${file}`, dataDir: newFolder(), lockTimeout, limits });
}

/** An inbox that holds one message, of a service that was stopped. */
async function usedInbox(): Promise<string> {
  const file = join(newFolder(), 'inbox.db');
  const service = await serviceAt(file);
  expect((await postForm(service.address)).status).toBe(201);
  await service.end();
  return file;
}

// A disk of its own needs a system that lets users have one.
const ownDisk = ['unshare', '--map-root-user', '--mount'];
const hasOwnDisk = spawnSync(ownDisk[0] ?? '', [...ownDisk.slice(1), 'true']).status === 0;

(hasOwnDisk ? it : it.skip)('a full disk: 503 for forms, and the lists go on', async () => {
  const folder = newFolder();
  const mount = `mount -t tmpfs -o size=400k tmpfs '${folder}' && exec "$@"`;
  const through = [...ownDisk, 'sh', '-c', mount, 'sh'];
  const running = await processAt(join(folder, 'inbox.db'), { through });
  await fill(running);
  await expectRefused(running);
  await expectLogged(running, /^the disk is full$/);
});

it('a file that may not grow: 503 for forms, and the lists go on', async () => {
  const limited = `trap '' XFSZ; ulimit -f 400; exec "$@"`;
  const through = ['bash', '-c', limited, 'bash'];
  const running = await processAt(join(newFolder(), 'inbox.db'), { through });
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
  const running = await processAt(file, { before });
  await expectRefused(running);
  await expectLogged(running, /^the database (is read-only|file cannot be opened)/);
});

it('a locked database: a form waits, the lists go on meanwhile, and forms when it is free', async () => {
  const file = await usedInbox();
  const running = await serviceAt(file, 3000);
  const office = createClient({ url: `file:${file}` });
  const lock = await office.transaction('write');
  const waiting = postForm(running.address);
  await expectListsBefore(running, waiting);
  expect((await waiting).status).toBe(503);
  const patient = postForm(running.address);
  await expectListsBefore(running, patient);
  await lock.rollback();
  office.close();
  expect((await patient).status).toBe(201);
  await expectLogged(running, /^the database is locked by another program/);
});

it('a database that is locked again and again: no more files are open than one connection has', async () => {
  const file = await usedInbox();
  // Its open files are counted, and this process opens and closes others.
  const running = await processAt(file);
  await postForm(running.address);
  const handles = `/proc/${running.child.pid}/fd`;
  const isInbox = (handle: string) => readlinkSync(join(handles, handle)).startsWith(file);
  const open = () => readdirSync(handles).filter(isInbox).length;
  const before = open();
  const office = createClient({ url: `file:${file}` });
  const lock = await office.transaction('write');
  const sent = Array.from({ length: 20 }, () => postForm(running.address));
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
  // SQLite keeps what a process has read of a file, so another one looks at it.
  const running = await processAt(file);
  await expectRefused(running);
  await expectLogged(running, /^the database file is damaged: restore a backup/);
});

it('a database that is moved away, or another in its place: the next message is in the file there', async () => {
  const file = await usedInbox();
  const running = await serviceAt(file);
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

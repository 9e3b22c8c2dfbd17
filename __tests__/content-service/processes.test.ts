/** @jest-environment node */
import { createClient } from '@libsql/client';
import { join } from 'node:path';
import { cleanUp, newFolder } from './support/app';
import { libsqlServer, type LibsqlServer } from './support/libsql-server';
import { postForm } from './support/post';
import { startService, type Running } from './support/process';

jest.setTimeout(120_000);
afterAll(cleanUp);

let server: LibsqlServer | undefined;
let url: string;
let both: [Running, Running];

async function newFile(): Promise<string> {
  return `file:${join(newFolder(), 'inbox.db')}`;
}

async function newServer(): Promise<string> {
  server = await libsqlServer(join(newFolder(), 'inbox.sqld'));
  await server.start();
  return server.url;
}

async function startBoth(database: () => Promise<string>): Promise<void> {
  url = await database();
  const env = { DATABASE_URL: url, FORMS_PER_TEN_MINUTES: '30', LOG_LEVEL: 'error' };
  both = await Promise.all([startService(env), startService(env)]);
}

afterEach(async () => {
  await Promise.all(both.map((one) => one.end('SIGKILL')));
  await server?.kill();
  server = undefined;
});

async function kept(): Promise<number> {
  const client = createClient({ url });
  const { rows } = await client.execute('select count(*) as count from contact_messages');
  client.close();
  return Number(rows[0]?.['count']);
}

/** Sends a form to one of the two, by turns. */
const send = (turn: number, headers?: Record<string, string>) =>
  postForm(both[turn % 2]?.address ?? '', { message: `form ${turn}` }, headers);

describe.each([
  ['one SQLite file', newFile],
  ['a libSQL server', newServer],
])('two processes on %s', (_name, database) => {
  beforeEach(() => startBoth(database));

  it('keep a form once that reaches both, and every other form', async () => {
    const key = { 'idempotency-key': 'sent-to-both' };
    const twice = await Promise.all(both.map(({ address }) => postForm(address, {}, key)));
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(await kept()).toBe(1);
    // Both write at once: each waits for the other's lock.
    const all = await Promise.all(Array.from({ length: 24 }, (_, turn) => send(turn)));
    expect(all.map(({ status }) => status)).toEqual(Array(24).fill(201));
    expect(await kept()).toBe(25);
  });

  it('count a visitor’s forms together', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 34; sent += 1) statuses.push((await send(sent)).status);
    expect(statuses).toEqual([...Array(30).fill(201), ...Array(4).fill(429)]);
    expect(await kept()).toBe(30);
  });
});

describe('while the libSQL server is away', () => {
  beforeEach(() => startBoth(newServer));

  it('forms are refused, lists go on, and afterwards all is kept again', async () => {
    expect((await send(0)).status).toBe(201);
    await server?.kill();
    const refused = await Promise.all([send(1), send(2)]);
    expect(refused.map(({ status }) => status)).toEqual([503, 503]);
    for (const one of both) {
      expect(one.printed()).toContain('"the database server does not answer (ECONNREFUSED)"');
    }
    for (const { address } of both) {
      expect((await fetch(`${address}/api/news/all/DHS`)).status).toBe(200);
    }
    await server?.start();
    const later = [await send(3), await send(4)];
    expect(later.map(({ status }) => status)).toEqual([201, 201]);
    expect(await kept()).toBe(3);
  });
});

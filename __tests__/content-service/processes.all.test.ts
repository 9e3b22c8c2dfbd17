/** @jest-environment node */
import { createClient } from '@libsql/client';
import { join } from 'node:path';
import { cleanUp, newFolder } from './support/app';
import { postForm } from './support/post';
import { startService, type Running } from './support/process';

jest.setTimeout(120_000);

let url: string;
let both: [Running, Running];

beforeEach(async () => {
  url = `file:${join(newFolder(), 'inbox.db')}`;
  const env = { DATABASE_URL: url, FORMS_PER_TEN_MINUTES: '30', LOG_LEVEL: 'silent' };
  both = await Promise.all([startService(env), startService(env)]);
});
afterEach(async () => void (await Promise.all(both.map((one) => one.end('SIGKILL')))));
afterAll(cleanUp);

async function kept(): Promise<number> {
  const client = createClient({ url });
  const { rows } = await client.execute('select count(*) as count from contact_messages');
  client.close();
  return Number(rows[0]?.['count']);
}

it('two processes on one database keep a form once that reaches both, and every other form', async () => {
  const key = { 'idempotency-key': 'sent-to-both' };
  const twice = await Promise.all(both.map(({ address }) => postForm(address, {}, key)));
  expect(twice.map(({ status }) => status)).toEqual([201, 201]);
  expect(await kept()).toBe(1);
  // Both write at once: each waits for the other's lock.
  const all = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      postForm(both[index % 2]?.address ?? '', { message: `form ${index}` }),
    ),
  );
  expect(all.map(({ status }) => status)).toEqual(Array(24).fill(201));
  expect(await kept()).toBe(25);
});

it('two processes on one database count a visitor’s forms together', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 34; sent += 1) {
    const { status } = await postForm(both[sent % 2]?.address ?? '', { message: `form ${sent}` });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(30).fill(201), ...Array(4).fill(429)]);
  expect(await kept()).toBe(30);
});

/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { databaseAt } from '../../src/content-service/inbox/database';
import { countsIn } from '../../src/content-service/inbox/form-counts';
import { cleanUp, newFolder } from './support/app';

const minute = 60_000;
const noon = Date.parse('2026-11-14T12:00:00Z');

let file: string;
let database: ReturnType<typeof databaseAt>;
beforeEach(() => {
  file = join(newFolder(), 'kept/inbox.db');
  database = databaseAt(`file:${file}`);
});
afterEach(() => database.close());
afterAll(cleanUp);

const rows = async () => (await database.execute('select visitor, count from form_counts')).rows;

it('counts within a window, and anew after it', async () => {
  const { count } = countsIn(database);
  expect(await count('a', minute, noon)).toEqual({ current: 1, ttl: minute });
  expect(await count('a', minute, noon + 1000)).toEqual({ current: 2, ttl: minute - 1000 });
  expect(await count('b', minute, noon)).toEqual({ current: 1, ttl: minute });
  expect(await count('a', minute, noon + minute)).toEqual({ current: 1, ttl: minute });
});

it('takes one back, and never below none', async () => {
  const { count } = countsIn(database);
  await count('a', minute, noon);
  expect(await count('a', minute, noon, 0)).toMatchObject({ current: 1 });
  expect(await count('a', minute, noon, -1)).toMatchObject({ current: 0 });
  expect(await count('a', minute, noon, -1)).toMatchObject({ current: 0 });
  expect(await count('b', minute, noon, -1)).toMatchObject({ current: 0 });
  expect(await count('b', minute, noon + minute, 1)).toEqual({ current: 1, ttl: minute });
});

it('asks nobody to wait longer than a window after the clock was put back', async () => {
  const { count } = countsIn(database);
  await count('a', minute, noon + 90 * 24 * 60 * minute);
  expect(await count('a', minute, noon)).toEqual({ current: 1, ttl: minute });
});

it('goes on counting where forms overtake each other, or another clock is a little behind', async () => {
  const { count } = countsIn(database);
  await count('a', minute, noon);
  expect(await count('a', minute, noon - 1000)).toEqual({ current: 2, ttl: minute });
});

it('counts together with another process on the same database', async () => {
  const other = databaseAt(`file:${file}`);
  await countsIn(database).count('a', minute, noon);
  expect(await countsIn(other).count('a', minute, noon)).toMatchObject({ current: 2 });
  await other.close();
});

it('marks an address differently on each day, and keeps no older key', async () => {
  const { count } = countsIn(database);
  await count('a', minute, noon);
  const [first] = await rows();
  await count('a', minute, noon + 24 * 60 * minute);
  expect(await rows()).toHaveLength(2);
  expect((await rows()).map(({ visitor }) => visitor)).toContain(first?.['visitor']);
  expect((await database.execute('select key from mark_keys')).rows).toHaveLength(1);
});

it('removes what has ended, without another form', async () => {
  const { count, sweep } = countsIn(database);
  await count('a', minute, noon);
  await sweep(noon + minute - 1);
  expect(await rows()).toHaveLength(1);
  await sweep(noon + minute);
  expect(await rows()).toEqual([]);
});

it('keeps the files of the inbox for their owner', async () => {
  await countsIn(database).count('a', minute, noon);
  expect(statSync(join(file, '..')).mode & 0o777).toBe(0o700);
  for (const end of ['', '-wal', '-shm']) expect(statSync(file + end).mode & 0o777).toBe(0o600);
  expect(readFileSync(`${file}-wal`).includes('key')).toBe(true);
});

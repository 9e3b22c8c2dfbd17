/** @jest-environment node */
import {
  makeFailedAttempts,
  tryLimitOf,
} from '../../src/content-service/certificates/failed-attempts';
import { databaseAt } from '../../src/content-service/inbox/database';
import { countsIn, type FormCounts } from '../../src/content-service/inbox/form-counts';
import { defaultLimits } from '../../src/content-service/server/rate-limit';
import { cleanUp, newFolder } from './support/app';

const hour = 60 * 60_000;
const noon = Date.parse('2026-11-14T12:00:00Z');

let database: ReturnType<typeof databaseAt>;
beforeEach(() => (database = databaseAt(`file:${newFolder()}/inbox.db`)));
afterEach(() => database.close());
afterAll(cleanUp);

const limit = tryLimitOf(defaultLimits);
const newTries = () => makeFailedAttempts(countsIn(database), limit);

/** Tries once; gives how long to wait, in ms. */
async function tryOnce(tries: ReturnType<typeof newTries>, ip: string, wrong = true, now = noon) {
  const wait = await tries.begin(ip, now);
  if (wait === 0) await tries.end(ip, wrong, now);
  return wait;
}

async function tryOften(tries: ReturnType<typeof newTries>, ips: readonly string[]) {
  let taken = 0;
  for (const ip of ips) if ((await tryOnce(tries, ip)) === 0) taken += 1;
  return taken;
}

const often = (ip: string, times: number) => Array<string>(times).fill(ip);

it('takes ten wrong tries of a household in an hour', async () => {
  const tries = newTries();
  expect(limit).toEqual({ most: 10, windowMs: hour });
  expect(await tryOften(tries, often('192.0.2.1', 15))).toBe(10);
  expect(await tryOnce(tries, '192.0.2.1', false, noon + 1000)).toBe(hour - 1000);
  expect(await tryOnce(tries, '192.0.2.2')).toBe(0);
  expect(await tryOnce(tries, '192.0.2.1', true, noon + hour)).toBe(0);
});

it('counts no try that was right', async () => {
  const tries = newTries();
  for (let index = 0; index < 30; index += 1) {
    expect(await tryOnce(tries, '192.0.2.1', false)).toBe(0);
  }
  expect(await tryOften(tries, often('192.0.2.1', 15))).toBe(10);
});

it('counts tries that come at once', async () => {
  const tries = newTries();
  const waits = await Promise.all(often('192.0.2.1', 40).map((ip) => tries.begin(ip, noon)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
});

it('counts a network of IPv6 as one household, and a /48 three times as often', async () => {
  const tries = newTries();
  const ofOne = Array.from({ length: 15 }, (_, index) => `2001:db8:7:1::${index}`);
  expect(await tryOften(tries, ofOne)).toBe(10);
  const ofMany = Array.from({ length: 60 }, (_, index) => `2001:db8:8:${index.toString(16)}::1`);
  expect(await tryOften(tries, ofMany)).toBe(30);
  expect(await tryOnce(tries, '2001:db8:9:1::1')).toBe(0);
});

it('takes 200 of all together, and still the first try of a family that has made none', async () => {
  const tries = newTries();
  const attackers = Array.from({ length: 40 }, (_, index) => `198.51.100.${index}`);
  const rounds = Array.from({ length: 10 }, () => attackers).flat();
  expect(await tryOften(tries, rounds)).toBe(200);
  expect(await tryOnce(tries, '203.0.113.9', false)).toBe(0);
  expect(await tryOnce(tries, '203.0.113.9', false)).toBe(0);
  expect(await tryOnce(tries, '203.0.113.9')).toBe(0);
  expect(await tryOnce(tries, '203.0.113.9', false)).toBe(hour);
});

it('counts with other processes, and writes nothing for who is over the limit', async () => {
  const counts = countsIn(database);
  const count = jest.fn<ReturnType<FormCounts['count']>, Parameters<FormCounts['count']>>(
    counts.count,
  );
  const tries = makeFailedAttempts({ ...counts, count }, limit);
  await tryOften(newTries(), often('192.0.2.1', 6));
  expect(await tryOften(tries, often('192.0.2.1', 6))).toBe(4);
  count.mockClear();
  expect(await tryOften(tries, often('192.0.2.1', 6))).toBe(0);
  expect(count).not.toHaveBeenCalled();
});

it.each([
  ['right', false],
  ['wrong', true],
])('asks the database as much for a try that was %s', async (_, wrong) => {
  const count = jest.fn(async () => ({ current: 1, ttl: hour }));
  const tries = makeFailedAttempts({ ...countsIn(database), count }, limit);
  await tryOnce(tries, '2001:db8::1', wrong);
  expect(count).toHaveBeenCalledTimes(6);
});

it.each([
  [1000, 60_000, { most: 500, windowMs: 360_000 }],
  [1, 60_000, { most: 1, windowMs: 360_000 }],
])('follows the limit of %i forms in %i ms', (formsPerWindow, windowMs, expected) => {
  expect(tryLimitOf({ ...defaultLimits, formsPerWindow, windowMs })).toEqual(expected);
});

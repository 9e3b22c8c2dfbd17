/** @jest-environment node */
import { join } from 'node:path';
import { makeSignedAddresses } from '../../src/content-service/certificates/signed-addresses';
import { databaseAt } from '../../src/content-service/inbox/database';
import { cleanUp, newFolder } from './support/app';

const minute = 60_000;
const path = 'papers/certificates/e1587e4a.pdf';

let now: number;
let file: string;
let database: ReturnType<typeof databaseAt>;
beforeEach(() => {
  now = Date.parse('2026-11-14T12:00:00Z');
  file = join(newFolder(), 'inbox.db');
  database = databaseAt(`file:${file}`);
});
afterEach(() => database.close());
afterAll(cleanUp);

const newAddresses = (over = database) => makeSignedAddresses(over, () => new Date(now));

it('makes a path that ends in the file, for ten minutes', async () => {
  const addresses = newAddresses();
  const address = await addresses.sign(path);
  expect(address).toMatch(
    /^papers\/signed\/1794658200\/[\w-]{43}\/papers\/certificates\/e1587e4a\.pdf$/,
  );
  expect(await addresses.pathOf(address)).toBe(path);
  now += 10 * minute - 1;
  expect(await addresses.pathOf(address)).toBe(path);
  now += 1;
  expect(await addresses.pathOf(address)).toBeUndefined();
});

it('holds after a restart, and through midnight', async () => {
  now = Date.parse('2026-11-14T23:58:00Z');
  const address = await newAddresses().sign(path);
  now += 4 * minute;
  await newAddresses().sign('papers/certificates/other.pdf');
  expect(await newAddresses().pathOf(address)).toBe(path);
});

it('holds for another process whose clock is behind midnight', async () => {
  now = Date.parse('2026-11-15T00:00:01Z');
  const address = await newAddresses().sign(path);
  now -= 2000;
  const other = databaseAt(`file:${file}`);
  expect(await newAddresses(other).pathOf(address)).toBe(path);
  await other.close();
});

it('keeps the keys of two days', async () => {
  const addresses = newAddresses();
  for (let day = 0; day < 4; day += 1) {
    await addresses.sign(path);
    now += 24 * 60 * minute;
  }
  expect((await database.execute('select key from address_keys')).rows).toHaveLength(2);
});

it('takes no address that it did not make', async () => {
  const addresses = newAddresses();
  const address = await addresses.sign(path);
  const [, , end = '', signature = ''] = address.split('/');
  const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
  const forged = [
    path,
    `papers/signed/${path}`,
    `papers/signed/${end}/${path}`,
    `papers/signed/${end}/${signature}/papers/certificates/other.pdf`,
    `papers/signed/${end}/${flipped}/${path}`,
    `papers/signed/${end}/${signature.slice(1)}/${path}`,
    `papers/signed/${Number(end) + 1}/${signature}/${path}`,
    `papers/signed/${Number(end) + 3600}/${signature}/${path}`,
    `papers/signed/0${end}/${signature.slice(0, 42)}/${path}`,
    `papers/signed/99999999999/${signature}/${path}`,
    `papers/signed/${end}/${signature}/`,
    `${address}x`,
  ];
  expect(await Promise.all(forged.map(addresses.pathOf))).toEqual(forged.map(() => undefined));
});

it('takes none that ends more than fifteen minutes ahead, and asks no key for it', async () => {
  const addresses = newAddresses();
  const address = await addresses.sign(path);
  const batch = jest.spyOn(database, 'batch');
  now -= 5 * minute + 1;
  expect(await newAddresses().pathOf(address)).toBeUndefined();
  expect(batch).not.toHaveBeenCalled();
  now += 1;
  expect(await newAddresses().pathOf(address)).toBe(path);
});

/** @jest-environment node */
import { join } from 'node:path';
import { countIn } from '../../src/content-service/inbox/form-counts';
import { databaseAt } from '../../src/content-service/inbox/database';
import { cleanUp, newFolder } from './support/app';

afterAll(cleanUp);

const windowMs = 600_000;

it('ends a window of a clock that was set back, and goes on counting', async () => {
  const database = databaseAt(`file:${join(newFolder(), 'inbox.db')}`);
  const count = countIn(database);
  const now = Date.parse('2026-11-14T09:00:00Z');
  const later = Date.parse('2036-11-14T09:00:00Z');
  expect(await count('visitor', windowMs, later)).toEqual({ current: 1, ttl: windowMs });
  expect(await count('visitor', windowMs, now)).toEqual({ current: 1, ttl: windowMs });
  expect(await count('visitor', windowMs, now + 1000)).toEqual({
    current: 2,
    ttl: windowMs - 1000,
  });
  database.close();
});

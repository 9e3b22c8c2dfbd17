/** @jest-environment node */
import { chmodSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { databaseAt } from '../../src/content-service/inbox/database';
import { cleanUp, newFolder } from './support/app';

afterAll(cleanUp);

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

it('lets its owner alone read the inbox, its folder and what SQLite writes beside it', async () => {
  const file = join(newFolder(), 'kept/inbox.db');
  const open = async () => {
    const database = databaseAt(`file:${file}`);
    await database.execute("insert or replace into probe (id, written_at) values (1, 'now')");
    return database;
  };
  const first = await open();
  expect(modeOf(dirname(file))).toBe('700');
  const modes = () => ['', '-wal', '-shm'].map((end) => modeOf(file + end));
  expect(modes()).toEqual(['600', '600', '600']);
  for (const end of ['', '-wal', '-shm']) chmodSync(file + end, 0o644);
  const second = await open();
  expect(modes()).toEqual(['600', '600', '600']);
  first.close();
  second.close();
});

/** @jest-environment node */
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backUp, restore } from '../../src/content-service/inbox/backup';
import { type Database, databaseAt } from '../../src/content-service/inbox/database';
import { makeInbox } from '../../src/content-service/inbox/inbox';
import { makeClockGuard, makeRetention } from '../../src/content-service/inbox/retention';
import { runHere } from '../support/run-here';
import { cleanUp, newFolder } from './support/app';
import { filledForm } from './support/post';

jest.setTimeout(60_000);

const opened: Database[] = [];
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await cleanUp();
});

/** An inbox of its own, with messages of the days that are named. */
async function newInbox(...days: string[]) {
  const file = join(newFolder(), 'inbox.db');
  const database = databaseAt(`file:${file}`);
  opened.push(database);
  let now = new Date();
  const inbox = makeInbox(database, () => now);
  for (const day of days) {
    now = new Date(`${day}T04:00:00Z`);
    await inbox.keepMessage({ ...filledForm, message: day }, `key-${day}`);
    await inbox.keepRequest({ name: 'Kabir Thapa', admission: day }, true);
  }
  const messages = async () => (await inbox.messages()).map(({ message }) => message);
  const requests = async () => (await inbox.requests()).map(({ admission }) => admission);
  return { file, database, inbox, messages, requests, clock: () => now };
}

it('stands in one file when the service has ended, which can be copied by itself', async () => {
  const { file, database } = await newInbox('2026-11-13', '2026-11-14');
  await database.close();
  const copy = join(newFolder(), 'inbox.db');
  copyFileSync(file, copy);
  const other = databaseAt(`file:${copy}`);
  opened.push(other);
  const { rows } = await other.execute('select message from contact_messages order by id');
  expect(rows.map(({ message }) => message)).toEqual(['2026-11-13', '2026-11-14']);
});

describe('a backup', () => {
  it('is one file of its owner’s with everything, made beside a service that goes on', async () => {
    const { database, inbox } = await newInbox('2026-11-13', '2026-11-14');
    const file = join(newFolder(), 'backup.db');
    expect(await backUp(database, file)).toBe(4);
    await inbox.keepMessage({ ...filledForm, message: 'later' });
    expect(readdirSync(dirname(file))).toEqual(['backup.db']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const other = await newInbox();
    expect(await restore(other.database, file)).toEqual({ copied: 4, known: 0 });
    expect(await other.messages()).toEqual(['2026-11-13', '2026-11-14']);
    expect(await other.requests()).toEqual(['2026-11-13', '2026-11-14']);
  });

  it('brings back what is missing, and doubles nothing', async () => {
    const { database, inbox, messages } = await newInbox('2026-11-13', '2026-11-14');
    const file = join(newFolder(), 'backup.db');
    await backUp(database, file);
    await inbox.deleteBefore('2026-11-14');
    await inbox.keepMessage({ ...filledForm, message: 'after the backup' });
    expect(await restore(database, file)).toEqual({ copied: 2, known: 2 });
    expect((await messages()).sort()).toEqual(['2026-11-13', '2026-11-14', 'after the backup']);
    expect(await restore(database, file)).toEqual({ copied: 0, known: 4 });
    // A form that is sent again with its key is known in the restored inbox too.
    await inbox.keepMessage({ ...filledForm, message: '2026-11-13' }, 'key-2026-11-13');
    expect(await messages()).toHaveLength(3);
  });

  it('overwrites nothing', async () => {
    const { database } = await newInbox('2026-11-13');
    const file = join(newFolder(), 'backup.db');
    writeFileSync(file, 'of yesterday');
    await expect(backUp(database, file)).rejects.toThrow('overwrites nothing');
    expect(readFileSync(file, 'utf8')).toBe('of yesterday');
  });

  it('that is damaged is refused, and changes nothing', async () => {
    const { database, messages } = await newInbox('2026-11-13');
    const file = join(newFolder(), 'backup.db');
    writeFileSync(file, 'No backup. '.repeat(2000));
    const message = `${file} is no backup of an inbox, or a damaged one.`;
    await expect(restore(database, file)).rejects.toThrow(message);
    writeFileSync(file, '');
    await expect(restore(database, file)).rejects.toThrow(message);
    expect(await messages()).toEqual(['2026-11-13']);
  });

  it('is written and brought back by the office’s command', async () => {
    const { file } = await newInbox('2026-11-13');
    const backup = join(newFolder(), 'backup.db');
    const command = (url: string, ...args: string[]) =>
      runHere(['inbox', ...args], { DATABASE_URL: `file:${url}` });
    expect(await command(file, '--backup', backup)).toMatchObject({
      status: 0,
      output: `2 rows written to ${backup}\n`,
    });
    const { file: empty } = await newInbox();
    expect(await command(empty, '--restore', backup)).toMatchObject({
      status: 0,
      output: '2 rows brought back, 0 were there already\n',
    });
    expect((await command(empty)).output).toContain('Asha Rana');
    expect(await command(empty, '--restore', 'nowhere.db')).toMatchObject({ status: 1 });
    const wrong = join(newFolder(), 'inbox.db');
    const nothing = await command(wrong, '--backup', join(newFolder(), 'backup.db'));
    expect(nothing).toMatchObject({ status: 1 });
    expect(nothing.errorOutput).toContain(`There is no ${wrong}: nothing has been sent yet, or`);
  });
});

describe('INBOX_KEEP_DAYS', () => {
  const log = { info: jest.fn(), error: jest.fn() };
  const day = (text: string) => new Date(`${text}T04:00:00Z`);

  /** An inbox with messages of these days, and what deletes from it at a time. */
  async function office(...days: string[]) {
    const made = await newInbox(...days);
    let now = made.clock();
    const guard = makeClockGuard(made.database);
    const retention = makeRetention({ ...made, guard, clock: () => now, keepDays: 90, log });
    const at = async (text: string) => {
      now = day(text);
      await retention();
      return made.messages();
    };
    const receive = async (text: string) => {
      const late = makeInbox(made.database, () => day(text));
      await late.keepMessage({ ...filledForm, message: text }, `late-${text}`);
    };
    return { ...made, at, receive };
  }

  beforeEach(() => jest.clearAllMocks());

  it('deletes what is older, and says how much', async () => {
    const { at, requests } = await office('2026-08-01', '2026-11-14');
    expect(await at('2026-11-14')).toEqual(['2026-11-14']);
    expect(await requests()).toEqual(['2026-11-14']);
    expect(log.info).toHaveBeenCalledWith({ deleted: 2, keepDays: 90 }, expect.any(String));
  });

  it('keeps what is just young enough', async () => {
    const { at } = await office('2026-08-16', '2026-11-14');
    expect(await at('2026-11-14')).toHaveLength(2);
  });

  it('deletes half of an inbox at most in a day', async () => {
    const { at } = await office(
      '2026-08-01',
      '2026-08-02',
      '2026-08-03',
      '2026-08-04',
      '2026-09-30',
    );
    expect(await at('2026-11-14')).toHaveLength(3);
    expect(await at('2026-11-14')).toHaveLength(3);
    expect(await at('2026-11-15')).toEqual(['2026-08-04', '2026-09-30']);
  });

  it.each(['2036-01-01', '2000-01-01'])(
    'deletes nothing at %s, and what came meanwhile stays',
    async (wrong) => {
      const { at, receive } = await office('2026-11-01', '2026-11-12');
      const right = await at('2026-11-14');
      await receive(wrong);
      expect(await at(wrong)).toHaveLength(right.length + 1);
      expect(log.error).toHaveBeenCalledWith(
        { reason: expect.stringContaining(`the clock says ${wrong}`), keepDays: 90 },
        'no messages are deleted until the clock is right',
      );
      await receive('2026-11-15');
      expect(await at('2026-11-16')).toHaveLength(right.length + 2);
      expect(log.error).toHaveBeenCalledTimes(1);
    },
  );

  it('doubts a clock that is far from the newest message of an older inbox', async () => {
    const { at } = await office('2026-08-01', '2026-08-02');
    expect(await at('2026-12-14')).toHaveLength(2);
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('believes a clock after a week in one run', async () => {
    const { database } = await newInbox('2026-08-01');
    let days = 0;
    const guard = makeClockGuard(database, () => days * 86_400_000);
    const now = day('2026-12-14');
    expect(await guard.doubt(now)).toContain('this inbox was used last at 2026-08-01T04:00:00');
    days = 6;
    expect(await guard.doubt(now)).toBeDefined();
    days = 7;
    expect(await guard.doubt(now)).toBeUndefined();
  });

  it('leaves no trace of the deleted text in the file', async () => {
    const { file, inbox, database } = await newInbox();
    await inbox.keepMessage({ ...filledForm, message: 'Zebra crossing at the gate' });
    await database.execute('pragma wal_checkpoint(truncate)');
    expect(readFileSync(file).includes('Zebra crossing')).toBe(true);
    await inbox.deleteBefore('9999');
    await database.execute('pragma wal_checkpoint(truncate)');
    expect(readFileSync(file).includes('Zebra crossing')).toBe(false);
  });
});

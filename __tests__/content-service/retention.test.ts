/** @jest-environment node */
import { join } from 'node:path';
import { databaseAt } from '../../src/content-service/inbox/database';
import { makeInbox } from '../../src/content-service/inbox/inbox';
import { deleteOld } from '../../src/content-service/inbox/retention';
import { cleanUp, newFolder } from './support/app';
import { filledForm } from './support/post';

afterAll(cleanUp);

/** An inbox whose clock is set by hand, with one message for each day that is named. */
async function inboxOf(...days: string[]) {
  let now = '';
  const clock = () => new Date(now);
  const database = databaseAt(`file:${join(newFolder(), 'inbox.db')}`);
  const inbox = makeInbox(database, clock);
  const log = { info: jest.fn(), error: jest.fn() } as unknown as Parameters<
    typeof deleteOld
  >[0]['log'];
  const receive = async (day: string) => {
    now = day;
    await inbox.keepMessage(filledForm);
  };
  for (const day of days) await receive(day);
  return {
    receive,
    log,
    deleteAt: async (day: string) => {
      now = day;
      await deleteOld({ inbox, clock, keepDays: 365, log });
      return (await inbox.messages()).map(({ receivedAt }) => receivedAt.slice(0, 10));
    },
    close: () => inbox.close(),
  };
}

const three = ['2026-10-01', '2026-10-20', '2026-11-10'];
const doubted = expect.stringContaining('check the clock');

it('deletes nothing at 2036, with messages received meanwhile or without', async () => {
  const { receive, deleteAt, log, close } = await inboxOf(...three);
  expect(await deleteAt('2036-11-14')).toEqual(three);
  await receive('2036-11-14');
  expect(await deleteAt('2036-11-15')).toEqual([...three, '2036-11-14']);
  expect(await deleteAt('2026-11-15')).toEqual([...three, '2036-11-14']);
  expect(log.error).toHaveBeenCalledTimes(3);
  expect(log.error).toHaveBeenLastCalledWith(expect.anything(), doubted);
  close();
});

it('keeps what was received at 2000 when the clock is right again', async () => {
  const { receive, deleteAt, log, close } = await inboxOf(...three);
  await receive('2000-01-01');
  expect(await deleteAt('2000-01-02')).toEqual(['2000-01-01', ...three]);
  expect(await deleteAt('2026-11-15')).toEqual(['2000-01-01', ...three]);
  expect(log.error).toHaveBeenLastCalledWith(expect.anything(), doubted);
  close();
});

it('deletes at most a third at once, the oldest first, and tells of the rest', async () => {
  const { deleteAt, log, close } = await inboxOf(...three);
  expect(await deleteAt('2027-11-20')).toEqual(three.slice(1));
  expect(log.info).toHaveBeenLastCalledWith(
    { deleted: 1, later: 2, keepDays: 365 },
    'old messages deleted',
  );
  expect(await deleteAt('2027-11-21')).toEqual(three.slice(2));
  expect(await deleteAt('2027-11-22')).toEqual([]);
  close();
});

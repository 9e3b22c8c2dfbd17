/** @jest-environment node */
import type { Letter } from '../../../src/content-service/mail/letters';
import { makeBacklogReport } from '../../../src/content-service/mail/backlog-report';
import { MailError } from '../../../src/content-service/mail/transport';
import { cleanUp } from '../support/app';
import { closeDatabases, facts, mailOffice } from '../support/mail';
import { filledForm } from '../support/post';

jest.setTimeout(60_000);
afterAll(async () => {
  await closeDatabases();
  await cleanUp();
});

/** A mail server that does what the test says, and remembers what it took. */
function server() {
  const taken: Letter[] = [];
  const state: { answer: () => void | Promise<void> } = { answer: () => undefined };
  return {
    taken,
    ids: () => taken.map(({ messageId }) => messageId),
    answers: (answer: () => void | Promise<void>) => (state.answer = answer),
    send: async (letter: Letter) => {
      await state.answer();
      taken.push(letter);
    },
  };
}

const away = () => {
  throw new MailError('server', 'ECONNECTION');
};
const office = ['office'] as const;

it('sends each message once, however often its form is sent', async () => {
  const mail = server();
  const { inbox, mailer } = mailOffice(mail.send);
  for (let time = 0; time < 3; time += 1) {
    await inbox.keepMessage(filledForm, 'key-1', { letters: office });
    await mailer.run();
  }
  expect(mail.taken.map(({ subject }) => subject)).toEqual(['[Website] Bus stop']);
});

it('sends two that are the same, with two keys or none, under two Message-IDs', async () => {
  const mail = server();
  const { inbox, mailer } = mailOffice(mail.send);
  await inbox.keepMessage(filledForm, 'key-1', { letters: office });
  await inbox.keepMessage(filledForm, 'key-2', { letters: office });
  await inbox.keepMessage(filledForm, undefined, { letters: office });
  await mailer.run();
  expect(new Set(mail.ids()).size).toBe(3);
});

it('keeps what it cannot send while the server is away for days, and sends it in order', async () => {
  const mail = server();
  const { inbox, mailer, pass, log, outbox, clock } = mailOffice(mail.send);
  let tries = 0;
  mail.answers(() => {
    tries += 1;
    away();
  });
  for (const name of ['first', 'second', 'third']) {
    await inbox.keepMessage({ ...filledForm, subject: name }, name, { letters: office });
  }
  for (let minute = 0; minute < 2 * 24 * 60; minute += 10) {
    await mailer.run();
    pass(10);
  }
  // Once in a quarter of an hour, and not once for each message.
  expect(tries).toBeLessThan(2 * 24 * 4);
  expect(await outbox.backlog(clock().getTime())).toMatchObject({ waiting: 3 });
  expect(log.error).toHaveBeenCalledTimes(1);
  mail.answers(() => undefined);
  pass(15);
  await mailer.run();
  expect(mail.taken.map(({ subject }) => subject)).toEqual([
    '[Website] first',
    '[Website] second',
    '[Website] third',
  ]);
  expect(log.info).toHaveBeenCalledWith('the mail server takes messages again');
});

it('sends again, under the same Message-ID, what a process had when it was killed', async () => {
  const mail = server();
  const killed = mailOffice(mail.send);
  await killed.inbox.keepMessage(filledForm, 'key', { letters: office });
  // It has taken the message, and the process never hears of it.
  await new Promise<void>((begun) => {
    mail.answers(() => {
      begun();
      return new Promise(() => undefined);
    });
    void killed.mailer.run();
  });
  mail.answers(() => undefined);

  const next = mailOffice(mail.send, killed.file);
  await next.mailer.run();
  expect(mail.taken).toHaveLength(0);
  next.pass(5);
  await next.mailer.run();
  expect(mail.ids()).toEqual([expect.stringMatching(/^[\da-f]{40}@school\.example$/)]);
  next.pass(600);
  await next.mailer.run();
  expect(mail.taken).toHaveLength(1);
});

it('sends each once from two processes that share a database', async () => {
  const mail = server();
  const one = mailOffice(mail.send);
  const other = mailOffice(mail.send, one.file);
  for (let index = 0; index < 20; index += 1) {
    await one.inbox.keepMessage(filledForm, `key-${index}`, { letters: office });
  }
  await Promise.all([one.mailer.run(), other.mailer.run()]);
  await Promise.all([one.mailer.run(), other.mailer.run()]);
  expect([mail.taken.length, new Set(mail.ids()).size]).toEqual([20, 20]);
});

it('does not send again what it could not mark as sent', async () => {
  const mail = server();
  const { inbox, mailer, database, pass } = mailOffice(mail.send);
  await inbox.keepMessage(filledForm, 'key', { letters: office });
  await database.execute(
    `create trigger full before update of sent_at on outbox when new.sent_at is not null
       begin select raise(abort, 'disk full'); end`,
  );
  await mailer.run();
  pass(10);
  await mailer.run();
  await database.execute('drop trigger full');
  pass(10);
  await mailer.run();
  expect(mail.taken).toHaveLength(1);
  const { rows } = await database.execute('select sent_at from outbox where sent_at is not null');
  expect(rows).toHaveLength(1);
});

it('tries again what the server refuses, and lets others pass meanwhile', async () => {
  const mail = server();
  const { inbox, mailer, pass } = mailOffice(mail.send);
  await inbox.keepMessage({ ...filledForm, subject: 'refused' }, 'a', { letters: office });
  await inbox.keepMessage({ ...filledForm, subject: 'fine' }, 'b', { letters: office });
  let refusals = 0;
  mail.answers(() => {
    refusals += 1;
    if (refusals === 1) throw new MailError('later', 'EENVELOPE 451');
  });
  await mailer.run();
  expect(mail.taken.map(({ subject }) => subject)).toEqual(['[Website] fine']);
  pass(1);
  await mailer.run();
  expect(mail.taken.map(({ subject }) => subject)).toEqual(['[Website] fine', '[Website] refused']);
});

it('never gives a message to the office up, and a copy at once where its address is wrong', async () => {
  const mail = server();
  const { inbox, mailer, pass, outbox } = mailOffice(mail.send);
  await inbox.keepMessage(filledForm, 'key', { letters: ['office', 'receipt'] });
  mail.answers(() => {
    throw new MailError('never', 'EENVELOPE 550');
  });
  await mailer.run();
  expect(await outbox.backlog()).toMatchObject({ waiting: 1 });
  for (let hour = 0; hour < 24 * 7; hour += 6) {
    pass(360);
    await mailer.run();
  }
  mail.answers(() => undefined);
  pass(360);
  await mailer.run();
  expect(mail.taken.map(({ to }) => to)).toEqual(['office@school.example']);
});

it('forgets what is deleted in the inbox', async () => {
  const mail = server();
  const { inbox, mailer, database, pass } = mailOffice(mail.send);
  mail.answers(away);
  await inbox.keepMessage(filledForm, 'key', { letters: office });
  await mailer.run();
  await inbox.deleteBefore('9999');
  expect((await database.execute('select * from outbox')).rows).toEqual([]);
  mail.answers(() => undefined);
  pass(60);
  await mailer.run();
  expect(mail.taken).toEqual([]);
});

it('is not held up by a clock that was put back', async () => {
  const mail = server();
  const { inbox, mailer, pass } = mailOffice(mail.send);
  mail.answers(away);
  pass(60 * 24 * 365);
  await inbox.keepMessage(filledForm, 'key', { letters: office });
  await mailer.run();
  mail.answers(() => undefined);
  pass(-60 * 24 * 365);
  await mailer.run();
  expect(mail.taken).toHaveLength(1);
});

it('tells once a day, of all processes, what waits, without a word of it', async () => {
  const mail = server();
  const made = mailOffice(mail.send);
  const { inbox, pass, log, outbox, transport, clock } = made;
  const options = { outbox, transport, facts, colour: '#23503D', clock, log };
  const report = makeBacklogReport(options);
  const other = makeBacklogReport(options);
  await inbox.keepMessage(filledForm, 'key', { letters: office });
  await report();
  expect(log.warn).not.toHaveBeenCalled();
  pass(90);
  await report();
  await report();
  await other();
  expect(log.warn.mock.calls).toEqual([
    [{ waiting: 1, hours: 1 }, 'messages could not be sent by e-mail; they wait in the inbox'],
  ]);
  expect(mail.taken.map(({ to, text }) => [to, text.includes('Asha')])).toEqual([
    ['office@school.example', false],
  ]);
  pass(24 * 60);
  mail.answers(away);
  await report();
  expect(log.warn).toHaveBeenCalledTimes(2);
});

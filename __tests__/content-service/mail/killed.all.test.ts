/** @jest-environment node */
import { cleanUp } from '../support/app';
import { mailServer } from '../support/mail';
import { mailSchool, untilSent } from '../support/mail-school';
import { postForm } from '../support/post';
import { startService } from '../support/process';

jest.setTimeout(300_000);
afterAll(cleanUp);

const idOf = ({ source }: { source: string }) => /^Message-ID: (.*)$/im.exec(source)?.[1];

/** A minute of the hour. */
const at = (minute: number) => new Date(Date.UTC(2026, 10, 14, 4, minute));

/** Where in a conversation with the mail server the service is killed. */
const moments = ['connect', 'sender', 'recipient', 'text', 'taken'] as const;

it.each(moments)('sends a message whose service was killed at "%s"', async (moment) => {
  let reach: () => void = () => undefined;
  const reached = new Promise<void>((done) => (reach = done));
  /** Lets the conversation stand still at the moment, the first time. */
  let isFirst = true;
  const hold = (now: (typeof moments)[number], goOn: () => void) => {
    if (now !== moment || !isFirst) return goOn();
    isFirst = false;
    reach();
  };
  const taken: { source: string }[] = [];
  const server = await mailServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onConnect: (_session, done) => hold('connect', done),
    onMailFrom: (_address, _session, done) => hold('sender', done),
    onRcptTo: (_address, _session, done) => hold('recipient', done),
    onData: (stream, _session, done) => {
      let source = '';
      stream.on('data', (part: Buffer) => (source += part.toString()));
      stream.on('end', () =>
        hold('text', () => {
          taken.push({ source });
          // The mailbox has it; whether the service hears of that is another matter.
          hold('taken', done);
        }),
      );
    },
  });
  const school = mailSchool(server.port);
  const killed = await startService(school(at(0)));
  const reply = await postForm(killed.address, {}, { 'idempotency-key': 'one' });
  expect(reply.status).toBe(201);
  await reached;
  expect(await killed.end('SIGKILL')).toBe('SIGKILL');

  const next = await startService(school(at(10)));
  await untilSent(next.address);
  expect(await next.end('SIGTERM')).toBe(0);
  // At least once, and where it is twice, as one message with one name.
  expect(taken).toHaveLength(moment === 'taken' ? 2 : 1);
  expect(new Set(taken.map(idOf)).size).toBe(1);
  await server.close();
});

it('is in the mailbox within ten seconds', async () => {
  const server = await mailServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
  const service = await startService(mailSchool(server.port)(at(0)));
  const begun = performance.now();
  await postForm(service.address);
  while (server.taken.length === 0) await new Promise(setImmediate);
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(await service.end('SIGTERM')).toBe(0);
  await server.close();
});

/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { cleanUp, newFolder } from '../support/app';
import { mailServer, mailSite } from '../support/mail';
import { postForm } from '../support/post';
import { startService } from '../support/process';

jest.setTimeout(300_000);
afterAll(cleanUp);

const idOf = ({ source }: { source: string }) => /^Message-ID: (.*)$/im.exec(source)?.[1];

/** A school's folder, and the variables of a service for it whose clock stands at a minute of the hour. */
function school(port: number) {
  const content = join(newFolder(), 'content');
  mkdirSync(content);
  writeFileSync(join(content, 'site.yaml'), stringify(mailSite));
  const databaseUrl = `file:${join(newFolder(), 'inbox.db')}`;
  return (minute: number) => ({
    CONTENT_DIR: content,
    DATABASE_URL: databaseUrl,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    CONTENT_SERVICE_NOW: new Date(Date.UTC(2026, 10, 14, 4, minute)).toISOString(),
    LOG_LEVEL: 'silent',
  });
}

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
  const at = school(server.port);
  const killed = await startService(at(0));
  const reply = await postForm(killed.address, {}, { 'idempotency-key': 'one' });
  expect(reply.status).toBe(201);
  await reached;
  expect(await killed.end('SIGKILL')).toBe('SIGKILL');

  const next = await startService(at(10));
  const arrived = async () => {
    const health = await (await fetch(`${next.address}/healthz`)).json();
    return health.mailWaiting === 0;
  };
  while (!(await arrived()));
  expect(await next.end('SIGTERM')).toBe(0);
  // At least once, and where it is twice, as one message with one name.
  expect(taken).toHaveLength(moment === 'taken' ? 2 : 1);
  expect(new Set(taken.map(idOf)).size).toBe(1);
  await server.close();
});

it('is in the mailbox within ten seconds', async () => {
  const server = await mailServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
  const service = await startService(school(server.port)(0));
  const begun = performance.now();
  await postForm(service.address);
  while (server.taken.length === 0) await new Promise(setImmediate);
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(await service.end('SIGTERM')).toBe(0);
  await server.close();
});

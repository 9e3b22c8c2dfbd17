/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { cleanUp, newFolder } from '../support/app';
import { mailServer, mailSite } from '../support/mail';
import { postForm } from '../support/post';
import { startService } from '../support/process';

jest.setTimeout(300_000);
afterAll(cleanUp);

const idOf = ({ source }: { source: string }) => /^Message-ID: (.*)$/im.exec(source)?.[1];

/** Waits until a service has nothing left to send. */
async function allSent(address: string): Promise<void> {
  for (;;) {
    const health = await (await fetch(`${address}/healthz`)).json();
    if (health.mailWaiting === 0) return;
  }
}

/** A school's folder, and the variables of a service for it whose clock stands at a minute of an hour. */
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
  await allSent(next.address);
  expect(await next.end('SIGTERM')).toBe(0);
  // At least once, and where it is twice, as one message with one name.
  expect(taken).toHaveLength(moment === 'taken' ? 2 : 1);
  expect(new Set(taken.map(idOf)).size).toBe(1);
  await server.close();
});

/** Stands between a service and its mail server, and lets only the beginning of a message's text through, the first time. */
async function cutOff(port: number) {
  let isCut = false;
  let reach: () => void = () => undefined;
  const reached = new Promise<void>((done) => (reach = done));
  const sockets = new Set<Socket>();
  const between = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    let left = Infinity;
    server.on('data', (part) => {
      if (!isCut && part.toString().startsWith('354')) left = 200;
      client.write(part);
    });
    client.on('data', (part: Buffer) => {
      server.write(part.subarray(0, left));
      if (left === Infinity) return;
      isCut = true;
      left = 0;
      reach();
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
  });
  await new Promise<void>((done) => between.listen(0, '127.0.0.1', done));
  return {
    port: (between.address() as AddressInfo).port,
    reached,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((done) => between.close(() => done()));
    },
  };
}

it('sends a message once whose service was killed in the middle of its text', async () => {
  const server = await mailServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
  const between = await cutOff(server.port);
  const at = school(between.port);
  const killed = await startService(at(0));
  expect((await postForm(killed.address)).status).toBe(201);
  await between.reached;
  expect(await killed.end('SIGKILL')).toBe('SIGKILL');
  expect(server.taken).toEqual([]);
  const next = await startService(at(10));
  await allSent(next.address);
  expect(server.taken).toHaveLength(1);
  expect(server.taken[0]?.source.trimEnd()).toMatch(/--$/);
  expect(await next.end('SIGTERM')).toBe(0);
  await between.close();
  await server.close();
});

it('sends a message once whose server was away for days, and whose service was killed on each', async () => {
  const away = await mailServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
  const { port } = away;
  await away.close();
  const at = school(port);
  for (const day of [0, 1, 2, 3]) {
    const service = await startService(at(day * 24 * 60));
    if (day === 0) await postForm(service.address, {}, { 'idempotency-key': 'one' });
    const health = await (await fetch(`${service.address}/healthz`)).json();
    expect(health).toMatchObject({ mailWaiting: 1, mail: day === 0 ? 'ok' : 'late' });
    expect(await service.end('SIGKILL')).toBe('SIGKILL');
  }
  const server = await mailServer({ disabledCommands: ['AUTH', 'STARTTLS'] }, port);
  const back = await startService(at(4 * 24 * 60));
  await allSent(back.address);
  expect(server.taken).toHaveLength(1);
  expect(await back.end('SIGTERM')).toBe(0);
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

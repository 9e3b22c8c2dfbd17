/** @jest-environment node */
import Fastify from 'fastify';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Inbox } from '../../src/content-service/inbox/inbox';
import { healthRoute } from '../../src/content-service/routes/health';
import { cleanUp, newAppWithoutLists, newFolder } from './support/app';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);

afterAll(cleanUp);

const inbox = (check: Inbox['check']): Inbox => ({
  keepMessage: () => Promise.resolve(),
  keepRequest: () => Promise.resolve(),
  messages: () => Promise.resolve([]),
  requests: () => Promise.resolve([]),
  deleteBefore: () => Promise.resolve(0),
  close: () => Promise.resolve(),
  check,
});

async function healthWith(check: Inbox['check'], publicDir = newFolder()) {
  const app = Fastify();
  const mail = { health: () => Promise.resolve({ mail: 'late', mailWaiting: 2 } as const) };
  healthRoute(app, { inbox: inbox(check), mail, publicDir, isContentRead: () => true });
  const answer = await app.inject('/healthz');
  return [answer.statusCode, answer.json()];
}

const works = () => Promise.resolve();
// Mail that waits is no reason to start the service again.
const ok = {
  status: 'ok',
  database: 'ok',
  site: 'none',
  content: 'ok',
  mail: 'late',
  mailWaiting: 2,
};

it('is well without a built site', async () => {
  expect(await healthWith(works)).toEqual([200, ok]);
});

it('fails with its database', async () => {
  const fails = () => Promise.reject(new Error('disk I/O error'));
  expect(await healthWith(fails)).toEqual([503, { ...ok, status: 'failing', database: 'failing' }]);
});

it('fails where the built pages cannot be opened', async () => {
  const folder = newFolder();
  // It is no folder, so that the front page below it cannot be opened, whoever asks.
  writeFileSync(join(folder, 'public'), '');
  const health = await healthWith(works, join(folder, 'public'));
  expect(health).toEqual([503, { ...ok, status: 'failing', site: 'failing' }]);
});

it('finishes a request that is running when it is told to stop', async () => {
  const app = await newAppWithoutLists();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const body = JSON.stringify({
    name: 'A',
    phone: '1',
    email: 'a@home.example',
    subject: 's',
    message: 'm',
  });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const answer = new Promise<string>((done, failed) => {
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('end', () => done(text)).on('error', failed);
  });
  const begun = new Promise<void>((done) => app.server.once('request', () => done()));
  socket.write(
    `POST /api/form/DHS/contact HTTP/1.1\r\nHost: school\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  await begun;
  const closed = app.close();
  socket.write(body.slice(10));
  expect(await answer).toMatch(/^HTTP\/1\.1 201 Created/);
  await closed;
});

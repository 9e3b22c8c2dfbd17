/** @jest-environment node */
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { cleanUp, newAppWithoutLists } from './support/app';
import { filledForm } from './support/post';

jest.setTimeout(60_000);

let app: FastifyInstance;
beforeAll(async () => {
  app = await newAppWithoutLists({ limits: { requestMs: 400 } });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(cleanUp);

/** Writes to the service as it stands, and gives all that comes until the connection is closed. */
function conversation(first: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () => socket.write(first));
  return new Promise((done) => {
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    // The service may have closed while something was on its way to it.
    socket.on('error', () => undefined);
    socket.on('close', () => done(text));
  });
}

const body = JSON.stringify(filledForm);
const post = (headers: string, sent: string) =>
  `POST /api/form/DHS/contact HTTP/1.1\r\nHost: school\r\nContent-Type: application/json\r\n${headers}\r\n${sent}`;

it.each([
  ['a form whose end never comes', post(`Content-Length: ${body.length}\r\n`, body.slice(0, 20))],
  ['headers whose end never comes', 'GET /api/news/all/DHS HTTP/1.1\r\nHost: school\r\nX-More: '],
])('ends the connection of %s', async (_, sent) => {
  expect(await conversation(sent)).toMatch(/^HTTP\/1\.1 408 /);
  expect((await app.inject('/api/news/all/DHS')).statusCode).toBe(200);
});

it.each([
  ['announced', post('Content-Length: 99999999\r\nConnection: close\r\n', 'a'), 413],
  [
    'in pieces without an end',
    post(
      'Transfer-Encoding: chunked\r\nConnection: close\r\n',
      `9c40\r\n${'a'.repeat(40_000)}\r\n9c40\r\n`,
    ),
    413,
  ],
  [
    'in its headers',
    `GET / HTTP/1.1\r\nHost: school\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`,
    431,
  ],
])('refuses what is too large: %s', async (_, sent, status) => {
  expect(await conversation(sent)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

it.each([
  ['a line end in the address', '/AboutUs%0d%0aSet-Cookie:%20a=b'],
  ['a line end in the query', '/aboutus?a=%0d%0aSet-Cookie:%20a=b'],
  ['a host of the visitor’s own', '//elsewhere.example/%2e%2e'],
  ['a NUL', '/News%00.html'],
  ['Windows ways', '/..%5c..%5cpackage.json'],
  ['a drive', '/C:%5cpackage.json'],
  ['what was encoded twice', '/%252e%252e/%252e%252e/package.json'],
  ['overlong UTF-8', '/%c0%ae%c0%ae/package.json'],
])('puts nothing of %s into the headers, and leads nowhere', async (_, path) => {
  const sent = `GET ${path} HTTP/1.1\r\nHost: school\r\nX-Forwarded-Host: elsewhere.example\r\nOrigin: https://elsewhere.example\r\nConnection: close\r\n\r\n`;
  const [head = '', text = ''] = (await conversation(sent)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(head).not.toMatch(/set-cookie|elsewhere|^location/im);
  expect(text).not.toContain('"dependencies"');
});

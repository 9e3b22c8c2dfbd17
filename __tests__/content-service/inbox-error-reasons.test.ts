/** @jest-environment node */
import { createClient } from '@libsql/client';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inboxErrorReason } from '../../src/content-service/inbox/inbox-errors';

/** The reason in the log when a libSQL server answers everything with a status. */
async function reasonFor(status: number): Promise<string> {
  const server: Server = createServer((_request, reply) => reply.writeHead(status).end('no'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const client = createClient({ url: `http://127.0.0.1:${port}` });
  const reason = await client.execute('select 1').then(() => 'none', inboxErrorReason);
  client.close();
  await new Promise((done) => server.close(done));
  return reason;
}

it.each([
  [401, 'the database server refuses the token (401)'],
  [403, 'the database server refuses the token (403)'],
  [502, 'the database server failed (502)'],
])('a libSQL server that answers %d is called by what is to be done', async (status, reason) => {
  expect(await reasonFor(status)).toBe(reason);
});

/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileServer } from './support/file-server';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
const server = fileServer(folder);
beforeAll(async () => {
  mkdirSync(join(folder, 'Fee'));
  writeFileSync(join(folder, 'Fee/index.html'), 'fees');
  writeFileSync(join(folder, '404.html'), 'wrong address');
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true, force: true });
});

/** The status for a path as it is written, which `fetch` would put right. */
function statusOf(path: string): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo;
  return new Promise((done, failed) => {
    request({ host: '127.0.0.1', port, path, agent: false }, (reply) => {
      reply.resume();
      reply.on('end', () => done(reply.statusCode));
    })
      .on('error', failed)
      .end();
  });
}

it.each([
  ['/Fee', 200],
  ['/Fees', 404],
  ['/%', 400],
  ['/%E0%A4%A', 400],
  ['/a%00b', 400],
  ['//', 400],
  ['/../../etc/passwd', 404],
])('answers %s with %i, and goes on', async (path, status) => {
  expect(await statusOf(path)).toBe(status);
  expect(await statusOf('/Fee')).toBe(200);
});

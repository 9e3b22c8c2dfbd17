/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import fs, { mkdirSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { cleanUp, newAppWithoutLists, newFolder } from './support/app';
import { closed, hangUp, open, portOf } from './support/raw';

jest.setTimeout(60_000);

let app: FastifyInstance;
let file: string;

const megabytes = (count: number, letter: string) => Buffer.alloc(count * 1024 * 1024, letter);

beforeAll(async () => {
  const publicDir = newFolder();
  mkdirSync(join(publicDir, 'static'));
  file = join(publicDir, 'static/large.pdf');
  app = await newAppWithoutLists({ publicDir });
});
beforeEach(() => writeFileSync(file, megabytes(16, 'a')));
afterEach(() => {
  hangUp();
  jest.restoreAllMocks();
});
afterAll(cleanUp);

/** Puts another file in the place of the first, as a build does. */
function replace(): void {
  writeFileSync(`${file}.new`, megabytes(9, 'b'));
  renameSync(`${file}.new`, file);
}

/** Asks for the file and reads no more than its beginning, until the change is made. */
async function readAround(change: () => void): Promise<{ length: number; body: string }> {
  const socket: Socket = await open(await portOf(app));
  socket.write('GET /static/large.pdf HTTP/1.1\r\nHost: school\r\n\r\n');
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  change();
  const parts = [first.toString('latin1')];
  const [head = '', begun = ''] = parts.join('').split('\r\n\r\n');
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
  let received = begun.length;
  parts.splice(0, 1, begun);
  const whole = new Promise<void>((done) => {
    socket.on('data', (chunk: Buffer) => {
      parts.push(chunk.toString('latin1'));
      received += chunk.length;
      if (received >= length) done();
    });
  });
  socket.resume();
  await Promise.race([whole, closed(socket)]);
  return { length, body: parts.join('') };
}

it('sends the version that it began with, though a build replaces the file', async () => {
  const { length, body } = await readAround(replace);
  expect([length, body.length, /[^a]/.test(body)]).toEqual([16 * 1024 ** 2, length, false]);
});

it('ends the connection where the file is shortened meanwhile', async () => {
  const { length, body } = await readAround(() => truncateSync(file, 1));
  expect(body.length).toBeLessThan(length);
});

it('tells of the file that it opened, though another was looked at', async () => {
  const { stat } = fs;
  let replaced = false;
  const lookAndReplace = (path: fs.PathLike, done: (...found: unknown[]) => void) =>
    stat(path, (...found) => {
      if (!replaced) replace();
      replaced = true;
      done(...found);
    });
  jest.spyOn(fs, 'stat').mockImplementation(lookAndReplace as typeof stat);
  const reply = await app.inject('/static/large.pdf');
  expect(replaced).toBe(true);
  expect([reply.headers['content-length'], reply.rawPayload.length]).toEqual([
    String(9 * 1024 ** 2),
    9 * 1024 ** 2,
  ]);
  const tag = String(reply.headers['etag']);
  jest.restoreAllMocks();
  expect((await app.inject('/static/large.pdf')).headers['etag']).toBe(tag);
});

it('names the size to who asks for a part beyond it', async () => {
  const reply = await app.inject({
    url: '/static/large.pdf',
    headers: { range: 'bytes=999999999-' },
  });
  expect([reply.statusCode, reply.headers['content-range'], reply.json()]).toEqual([
    416,
    `bytes */${16 * 1024 ** 2}`,
    { error: 'The file has no such part.' },
  ]);
  expect(reply.headers['cache-control']).toBe('no-store');
});

it('says 500 without a word of the disk where no file can be opened', async () => {
  const failing = () => {
    const stream = fs.createReadStream(file, {
      fs: {
        open: (_path: string, _flags: unknown, _mode: unknown, done: (error: Error) => void) =>
          done(Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' })),
        read: fs.read,
        close: fs.close,
      },
    });
    return stream;
  };
  jest.spyOn(fs, 'createReadStream').mockImplementationOnce(failing);
  const reply = await app.inject('/static/large.pdf');
  expect([reply.statusCode, reply.json()]).toEqual([
    500,
    { error: 'Something went wrong here. Please try again later.' },
  ]);
});

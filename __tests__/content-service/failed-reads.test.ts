/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { cleanUp, newApp, newFolder } from './support/app';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);

let app: FastifyInstance;
let publicDir: string;

beforeAll(async () => {
  // In a folder of its own: what the build tells hosts would stand beside it.
  publicDir = join(newFolder(), 'public');
  mkdirSync(join(publicDir, 'Fee'), { recursive: true });
  mkdirSync(join(publicDir, 'static'));
  writeFileSync(join(publicDir, 'index.html'), '<title>Home</title>');
  writeFileSync(join(publicDir, 'Fee/index.html'), '<title>Fees</title>');
  writeFileSync(join(publicDir, 'print-f06b16f6fc0d8f70.css'), 'a{}');
  app = await newApp({ publicDir });
});
afterEach(() => jest.restoreAllMocks());
afterAll(cleanUp);

/** Fails the reads of the given turns, as a disk does that is out of file handles for a moment. */
function failReads(...turns: number[]): void {
  const { readFile } = fs;
  let turn = 0;
  jest.spyOn(fs, 'readFile').mockImplementation((...given) => {
    turn += 1;
    return turns.includes(turn) ? Promise.reject(new Error('EMFILE')) : readFile(...given);
  });
}

const get = (url: string, encoding = 'identity') =>
  app.inject({ url, headers: { 'accept-encoding': encoding } });

it.each([
  ['/print-f06b16f6fc0d8f70.css', 'identity', 'a{}', 1],
  ['/print-f06b16f6fc0d8f70.css', 'br', 'a{}', 1],
  ['/Fee', 'identity', '<title>Fees</title>', 1],
  ['/', 'identity', '<title>Home</title>', 2],
])('%s in %s: a read that failed is tried again by the next request', async (...row) => {
  const [url, encoding, text, turn] = row;
  failReads(turn);
  const failed = await get(url, encoding);
  expect([failed.statusCode, failed.headers['cache-control']]).toEqual([500, 'no-store']);
  jest.restoreAllMocks();
  const { statusCode, rawPayload } = await get(url, encoding);
  const body = encoding === 'br' ? brotliDecompressSync(rawPayload) : rawPayload;
  expect([statusCode, body.toString()]).toEqual([200, text]);
});

it('never lets a browser keep that a file was missing for a moment', async () => {
  const font = join(publicDir, 'static/mukta-400.woff2');
  writeFileSync(font, 'font');
  const { stat } = fs;
  // Found, and replaced by a new build before it is opened.
  jest.spyOn(fs, 'stat').mockImplementationOnce(async (path) => {
    const found = await stat(path);
    rmSync(font);
    return found;
  });
  const gone = await get('/static/mukta-400.woff2');
  expect([gone.statusCode, gone.headers['cache-control'], gone.json()]).toEqual([
    404,
    'no-store',
    { error: 'There is no such file.' },
  ]);
});

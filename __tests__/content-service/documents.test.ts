/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp, newApp, newFolder } from './support/app';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);

let app: FastifyInstance;

// A site as the build leaves it: documents and files, and no page data of Gatsby's.
beforeAll(async () => {
  const publicDir = newFolder();
  mkdirSync(join(publicDir, 'Fee'));
  writeFileSync(join(publicDir, 'index.html'), '<title>Home</title>');
  writeFileSync(join(publicDir, 'Fee/index.html'), `<title>Fees</title>${'words '.repeat(500)}`);
  writeFileSync(join(publicDir, '404.html'), '<title>Not found</title>');
  app = await newApp({ publicDir });
});
afterAll(cleanUp);

// A document with `no-store` is kept out of the browser's back/forward cache.
it.each([
  ['/', {}, 200],
  ['/Fee', {}, 200],
  ['/Fee', { 'accept-encoding': 'br' }, 200],
  ['/Fee', { 'if-none-match': '*' }, 304],
  ['/fee', {}, 301],
  ['/nowhere', {}, 404],
])('lets the back/forward cache keep %s, asked for with %j', async (url, headers, status) => {
  const answer = await app.inject({ url, headers });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-cache']);
  expect(answer.headers).not.toHaveProperty('pragma');
  expect(answer.headers).not.toHaveProperty('clear-site-data');
});

it('answers for page data, which the site no longer has, like for any other address', async () => {
  const { statusCode, body } = await app.inject('/page-data/Fee/page-data.json');
  expect([statusCode, body]).toEqual([404, '<title>Not found</title>']);
});

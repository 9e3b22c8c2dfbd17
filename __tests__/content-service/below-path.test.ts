/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cleanUp, newAppWithoutLists, newFolder } from './support/app';
import { circularPage } from './support/item-pages';

jest.setTimeout(60_000);

let app: FastifyInstance;

beforeAll(async () => {
  const [folder, publicDir] = [newFolder(), newFolder()];
  const siteFile = join(folder, 'site.yaml');
  writeFileSync(
    siteFile,
    readFileSync('content/site.yaml', 'utf8').replace(/^(siteUrl: \S+)$/m, '$1/school'),
  );
  for (const [name, text] of Object.entries({
    'index.html': '<title>Home</title>',
    '404.html': '<title>Not found</title>',
    'Fee/index.html': '<title>Fee</title>',
    'Circular/index.html': circularPage,
  })) {
    mkdirSync(dirname(join(publicDir, name)), { recursive: true });
    writeFileSync(join(publicDir, name), text);
  }
  app = await newAppWithoutLists({ siteFile, publicDir });
});
afterAll(cleanUp);

const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

it.each([
  ['/school/', 200, 'Home'],
  ['/school/Fee', 200, 'Fee'],
  ['/school/Nothing', 404, 'Not found'],
  ['http://any.example/school/Fee', 200, 'Fee'],
])('%s is answered with %s', async (url, status, words) => {
  const reply = await get(url);
  expect([reply.statusCode, reply.body]).toEqual([status, expect.stringContaining(words)]);
});

it('answers calls below the path', async () => {
  const reply = await get('/school/api/news/all/DHS');
  expect([reply.statusCode, reply.json()]).toEqual([200, []]);
});

it.each(['/Fee', '/api/news/all/DHS', '/schools', '/index.html'])(
  'has nothing at %s, outside of the path',
  async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({
      error: 'There is nothing here; the site stands below /school/.',
    });
  },
);

it.each([
  ['/', 302, '/school/'],
  ['/school', 302, '/school/'],
  ['/school?a=b', 302, '/school/?a=b'],
  ['/school/fee/', 301, '/school/Fee'],
])('leads from %s with %s to %s', async (url, status, location) => {
  const reply = await get(url);
  expect([reply.statusCode, reply.headers.location]).toEqual([status, location]);
});

it('tells its health at the root too, for who watches the machine', async () => {
  expect((await get('/healthz')).statusCode).toBe(200);
  expect((await get('/school/healthz')).statusCode).toBe(200);
});

it('leads back from the page of a form to the site', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/school/api/form/DHS/contact',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    payload: 'name=A',
  });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain('<a href="/school/">Back');
});

it('offers the copy of a message at an address below the path, and confirms it there', async () => {
  const offer = await get('/school/api/form/DHS/copy/unknown');
  const [, action = ''] = /<form method="post" action="([^"]*)">/.exec(offer.body) ?? [];
  expect(action).toBe('/school/api/form/DHS/copy/unknown');
  const pressed = await app.inject({
    method: 'POST',
    url: action,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    payload: 'confirm=yes',
  });
  expect([pressed.statusCode, pressed.body]).toEqual([
    404,
    expect.stringContaining('This link has ended'),
  ]);
});

it('ends web push below the path', async () => {
  const end = (url: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ endpoint: 'https://web.push.apple.com/one' }),
    });
  expect((await end('/school/api/push/DHS/end')).statusCode).toBe(200);
  expect((await end('/api/push/DHS/end')).statusCode).toBe(404);
});

/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp, newApp, newFolder } from './support/app';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);

let app: FastifyInstance;
let hostsDir: string;

/** What a build writes; `age` makes each a build of its own, however fast they follow each other. */
function build(text: string, age: number): void {
  const file = join(hostsDir, 'redirects.json');
  writeFileSync(file, text);
  utimesSync(file, age, age);
}

beforeAll(async () => {
  const folder = newFolder();
  const publicDir = join(folder, 'public');
  hostsDir = join(folder, 'hosts');
  for (const dir of [hostsDir, join(publicDir, 'Fee'), join(publicDir, 'Old')]) {
    mkdirSync(dir, { recursive: true });
  }
  writeFileSync(join(publicDir, 'Fee/index.html'), '<title>Fee</title>');
  // What other hosts serve at the old address.
  writeFileSync(join(publicDir, 'Old/index.html'), '<title>Moved</title>');
  writeFileSync(join(publicDir, '404.html'), '<title>Not found</title>');
  writeFileSync(join(publicDir, 'picture.svg'), '<svg/>');
  const moved = [
    { from: '/Old', to: '/Fee' },
    { from: '/wp-content/Fees.pdf', to: '/papers/fees 2026.pdf' },
    { from: '/index.php?page_id=12', to: '/Fee' },
    { from: '/index.php?page_id=1', to: '/Old' },
    { from: '/?p=7', to: '/Fee' },
    { from: '/Fee%20Structure.html', to: '/Fee' },
    { from: '/page.php/42', to: '/Fee' },
    { from: '/search.php?q=शुल्क 2026', to: '/Fee' },
    { from: '/about-us.cfm', to: '/Fee' },
    { from: '/picture.svg', to: '/Fee' },
  ];
  build(JSON.stringify({ moved, gone: ['/Hostel', '/index.php?page_id=9'] }), 1);
  app = await newApp({ publicDir });
});
afterAll(cleanUp);

it.each([
  ['/Old', '/Fee'],
  ['/old/?a=1', '/Fee?a=1'],
  ['/Old/index.html', '/Fee'],
  ['/wp-content/fees.pdf', '/papers/fees%202026.pdf'],
  ['/index.php?page_id=12', '/Fee'],
  ['/index.php?page_id=12&lang=en', '/Fee'],
  ['/?p=7', '/Fee'],
  ['/fee%20structure.html', '/Fee'],
  ['/page.php/42/', '/Fee'],
  [`/search.php?q=${encodeURIComponent('शुल्क 2026')}`, '/Fee'],
  ['/about-us.cfm?a=1', '/Fee?a=1'],
])('%s leads to %s, where the page is now', async (url, location) => {
  const reply = await app.inject(url);
  expect([reply.statusCode, reply.headers['location']]).toEqual([301, location]);
});

it('takes no other query for one that had a page, and no file that is there for one that moved', async () => {
  expect((await app.inject('/index.php?page_id=123')).statusCode).toBe(404);
  expect((await app.inject('/index.php')).statusCode).toBe(404);
  expect((await app.inject('/picture.svg')).statusCode).toBe(200);
});

it.each(['/Hostel', '/hostel/', '/Hostel?a=1', '/index.php?page_id=9'])(
  '%s is gone, and says so on a page',
  async (url) => {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(410);
    expect(reply.body).toContain('<title>Not found</title>');
  },
);

it('leaves other addresses as they are, also while a build writes and without what it wrote', async () => {
  expect((await app.inject('/Fee')).statusCode).toBe(200);
  build('{"moved": [', 2);
  expect((await app.inject('/Fee')).statusCode).toBe(200);
  expect((await app.inject('/Hostel')).statusCode).toBe(404);
  // The same moment on the disk: a build has gone on writing.
  build(JSON.stringify({ moved: [], gone: ['/Old'] }), 2);
  expect((await app.inject('/Old')).statusCode).toBe(410);
});

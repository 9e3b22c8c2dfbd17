/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fileCaching } from '../../src/content-service/caching';
import { cleanUp, newApp } from './support/app';
import { newDataFolder } from './support/data-folder';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);

let app: FastifyInstance;
beforeAll(async () => {
  app = await newApp();
});
afterAll(cleanUp);

describe('files', () => {
  it.each([
    // Named by the toppers, and by the birthdays of the day.
    ['pictures/people/topper-01.webp', 'no-store'],
    ['pictures/people/birthday-01.webp', 'no-store'],
    ['papers/circulars/annual-date-sheet.pdf', 'no-store'],
    ['pictures/people/principal.webp', 'private, max-age=86400'],
    ['pictures/people/alumni-01.webp', 'private, max-age=86400'],
    ['pictures/albums/annual-day/01.webp', 'private, max-age=86400'],
    ['pictures/news/dawn.webp', 'private, max-age=86400'],
  ])('%s: %s, in whichever way it is asked for', async (path, rule) => {
    for (const url of [
      `/api/image/${path}`,
      `/api/image/${path.replaceAll('/', '%2F')}`,
      `/api/image/${path}?w=320`,
      `/api/image?url=/${path}`,
      `/api/image?url=${path}&w=160`,
    ]) {
      const { statusCode, headers } = await app.inject({ url, headers: { accept: 'image/webp' } });
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, rule]);
    }
    const { headers, statusCode } = await app.inject({
      url: `/api/image/${path}`,
      headers: { 'if-none-match': '*' },
    });
    expect([statusCode, headers['cache-control']]).toEqual([304, rule]);
  });

  it('stores no portrait of a pupil, wherever a school puts it', () => {
    const caching = fileCaching({
      toppers: [
        {
          name: 'A',
          class: 'X',
          session: '2025-2026',
          division: 90,
          stream: undefined,
          attachments: ['pictures/results/a.webp'],
        },
      ],
      birthdays: [{ name: 'B', birthday: '--04-05', photo: 'pictures/b.webp' }],
    });
    expect(['pictures/results/a.webp', 'pictures/b.webp'].map(caching)).toEqual([
      'no-store',
      'no-store',
    ]);
  });

  it('are told apart by their encoding when they are drawings', async () => {
    const dataDir = await newDataFolder();
    writeFileSync(join(dataDir, 'pictures/mark.svg'), `<svg>${'<g/>'.repeat(500)}</svg>`);
    const news = '- { title: A, date: 1 May 2026, description: B, images: [pictures/mark.svg] }';
    writeFileSync(join(dataDir, 'news.yaml'), news);
    const drawing = await newApp({ dataDir });
    const get = (encoding: string) =>
      drawing.inject({
        url: '/api/image/pictures/mark.svg',
        headers: { 'accept-encoding': encoding },
      });
    const [plain, packed] = [await get('identity'), await get('br')];
    expect([plain.headers.vary, packed.headers.vary]).toEqual([
      'accept-encoding',
      'accept-encoding',
    ]);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  });
});

describe('errors are not stored', () => {
  const form = { method: 'POST', url: '/api/form/DHS/contact' } as const;
  it.each([
    [400, { url: '/api/subGallery' }],
    [400, { url: '/%zz' }],
    [400, { url: '/api/image/pictures/news/dawn.webp?w=x' }],
    [404, { url: '/api/news/all/XYZ' }],
    [404, { url: '/api/nothing' }],
    [404, { url: '/api/image/pictures/none.webp' }],
    [405, { method: 'DELETE', url: '/api/news/all/DHS' }],
    [405, { method: 'POST', url: '/api/image/pictures/news/dawn.webp' }],
    [412, { url: '/api/image/pictures/news/dawn.webp', headers: { 'if-match': '"other"' } }],
    [413, { ...form, payload: { message: 'a'.repeat(40_000) } }],
    [415, { ...form, payload: 'a=b', headers: { 'content-type': 'text/plain' } }],
    [416, { url: '/api/image/pictures/news/dawn.webp', headers: { range: 'bytes=99999999-' } }],
    [422, { ...form, payload: {} }],
  ] as const)('%i to %j', async (status, request) => {
    const answer = await app.inject({ ...request });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(answer.headers).not.toHaveProperty('etag');
  });

  it('429 to who sends too much', async () => {
    const strict = await newApp({ limits: { formsPerWindow: 1 } });
    await strict.inject({ ...form, payload: {} });
    const answer = await strict.inject({ ...form, payload: {} });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([429, 'no-store']);
  });
});

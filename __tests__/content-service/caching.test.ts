/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parse } from 'yaml';
import { callCaching, fiveMinutes } from '../../src/content-service/caching';
import { operations } from './support/contract';
import { loadDataset } from '../../src/content-service/dataset/dataset';
import { createQueryClient } from '../../src/lib/http/query-client';
import { cleanUp, newApp } from './support/app';
import { headersFor } from './support/headers-for';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);

let app: FastifyInstance;
beforeAll(async () => {
  app = await newApp();
});
afterAll(cleanUp);

const data = loadDataset('content/service');
const addressOf = (call: string) =>
  call === '/api/subGallery' ? `${call}?id=annual-day` : call.replace(':code', 'DHS');
const calls = Object.entries(callCaching).filter(([call]) => call.startsWith('/api/'));
const kept = calls.filter(([, rule]) => rule === fiveMinutes).map(([call]) => addressOf(call));
const ofChildren = calls
  .filter(([, rule]) => rule !== fiveMinutes)
  .map(([call]) => addressOf(call));

it('keeps a list as long as the query client of the site holds it fresh', () => {
  const { staleTime } = createQueryClient().getDefaultOptions().queries ?? {};
  expect(fiveMinutes).toBe(`private, max-age=${Number(staleTime) / 1000}`);
});

it('says of every answer how long it may be kept', () => {
  const silent = operations().flatMap(({ operationId, statuses }) =>
    statuses
      .filter((status) => !('cache-control' in Object(headersFor(operationId, status).properties)))
      .map((status) => [operationId, status]),
  );
  expect(silent).toEqual([]);
});

it('keeps each call as long as the description says', () => {
  const told = operations()
    // Files have rules of their own; pages and keys for one visitor are no lists.
    .filter(({ method, path }) => method === 'get' && !/^\/api\/(?:image|push|form)/.test(path))
    .map(({ path, operationId }) => [
      path.replace('{code}', ':code'),
      headersFor(operationId).properties,
    ]);
  const decided = Object.entries(callCaching).map(([path, rule]) => [
    path,
    expect.objectContaining({ 'cache-control': { type: 'string', const: rule } }),
  ]);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(decided));
});

const encodings: readonly [string, (body: Buffer) => Buffer][] = [
  ['identity', (body) => body],
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
];

describe.each(kept.map((url, index) => [url, encodings[index % encodings.length]!] as const))(
  '%s',
  (url, [encoding, open]) => {
    // One encoding a list: both are done by one handler.
    it('is kept for five minutes in each encoding that it is sent in', async () => {
      const plain = await app.inject(url);
      const answer = await app.inject({ url, headers: { 'accept-encoding': encoding } });
      // Short lists fit into one packet and are sent as they are.
      const sent = answer.headers['content-encoding'] === undefined ? (body: Buffer) => body : open;
      expect(sent(answer.rawPayload).toString()).toBe(plain.body);
      const { etag } = plain.headers;
      expect(answer.headers).toMatchObject({ 'cache-control': fiveMinutes, etag });

      const again = await app.inject({
        url,
        headers: { 'accept-encoding': encoding, 'if-none-match': String(etag) },
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers).toMatchObject({ 'cache-control': fiveMinutes, etag });
      for (const { headers } of [plain, answer, again]) {
        expect(String(headers.vary).toLowerCase().split(', ').sort()).toEqual([
          'accept-encoding',
          'authorization',
        ]);
      }
    });

    it('answers HEAD with the same headers', async () => {
      const { headers } = await app.inject({ method: 'HEAD', url });
      const { 'cache-control': rule, etag, vary } = (await app.inject(url)).headers;
      expect(headers).toMatchObject({ 'cache-control': rule, etag, vary });
    });

    it('names no child', async () => {
      const { body } = await app.inject(url);
      const { toppers, register, birthdays } = data;
      const named = [...toppers, ...register].map(({ name }) => name);
      const born = birthdays.map(({ name }) => name);
      const portraits = [
        ...birthdays.flatMap(({ photo }) => photo ?? []),
        ...toppers.flatMap(({ attachments }) => attachments ?? []),
      ];
      // An adult may have the name of a child of today.
      const adults = new Set(data.testimonials.map(({ name }) => name));
      const told = [...named, ...born, ...portraits].filter(
        (one) => !adults.has(one) && body.includes(one),
      );
      expect(told).toEqual([]);
    });
  },
);

it('names children in what is not stored, so that the search for names finds them', async () => {
  const { body } = await app.inject('/api/topper/all/DHS');
  const { withdrawn } = parse(readFileSync('content/privacy.yaml', 'utf8')) as {
    withdrawn: { name: string }[];
  };
  const unnamed = data.toppers.filter(({ name }) => !body.includes(name));
  expect(unnamed.map(({ name }) => name)).toEqual(withdrawn.map(({ name }) => name));
});

it.each(ofChildren)('%s is not stored', async (url) => {
  const answer = await app.inject({ url, headers: { 'if-none-match': '*' } });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.headers).not.toHaveProperty('etag');
});

it('tells other origins and tokens apart', async () => {
  const site = 'https://www.school.example';
  const open = await newApp({ allowedOrigins: [site] });
  const { headers } = await open.inject({
    url: '/api/news/all/DHS',
    headers: { origin: site, authorization: 'Bearer anything', 'accept-encoding': 'br' },
  });
  expect(String(headers.vary).toLowerCase().split(', ').sort()).toEqual([
    'accept-encoding',
    'authorization',
    'origin',
  ]);
});

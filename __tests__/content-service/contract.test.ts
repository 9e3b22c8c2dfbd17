/** @jest-environment node */
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { operations, schemaFor } from './support/contract';
import { lists as listRoutes } from '../../src/content-service/dataset/lists';
import { cleanUp, newApp } from './support/app';
import { headersFor } from './support/headers-for';
import { converse, portOf } from './support/raw';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);

const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
addFormats(ajv);
// Headers come as text, numbers too.
const headerAjv = new Ajv2020({ strict: true, allErrors: true, coerceTypes: true });

let app: FastifyInstance;
beforeAll(async () => {
  app = await newApp();
});
afterAll(cleanUp);

/** The faults of an answer against the description; none when it keeps to it. */
function faults(operationId: string, status: number, body: unknown): unknown[] {
  const validate = ajv.compile(schemaFor(operationId, status));
  validate(body);
  return validate.errors ?? [];
}

type Sent = Pick<LightMyRequestResponse, 'statusCode' | 'headers'>;

/** The faults of an answer's headers against the description. */
function headerFaults(operationId: string, { statusCode, headers }: Sent) {
  const validate = headerAjv.compile(headersFor(operationId, statusCode));
  validate({ ...headers });
  return validate.errors ?? [];
}

const message = {
  name: 'Asha',
  phone: '+91 00000 00000',
  email: 'asha@home.example',
  subject: 'Bus',
  message: 'When?',
};
const pupil = { name: 'Kabir Thapa', admission: 'DHS/2012/0226' };
const browser = {
  endpoint: 'https://web.push.apple.com/example',
  keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) },
};
const all = operations();
const lists = all.filter(({ path, method }) => method === 'get' && path.endsWith('{code}'));

it('describes every call that the app answers, and no other', () => {
  const described = lists.map(({ path }) => path.replace('{code}', ':code'));
  expect(described.sort()).toEqual(Object.keys(listRoutes).sort());
  const ids = all.map(({ operationId }) => operationId);
  expect(ids).toHaveLength(new Set(ids).size);
});

describe.each(lists)('$path', ({ path, operationId, statuses }) => {
  it('answers a list that keeps to the description', async () => {
    const answer = await app.inject(path.replace('{code}', 'DHS'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).not.toEqual([]);
    expect(faults(operationId, 200, answer.json())).toEqual([]);
    expect(headerFaults(operationId, answer)).toEqual([]);
  });

  it('answers whoever has the list already as it is described', async () => {
    const url = path.replace('{code}', 'DHS');
    const answer = await app.inject({ url, headers: { 'if-none-match': '*' } });
    expect(answer.statusCode).toBe(statuses.includes(304) ? 304 : 200);
    expect(headerFaults(operationId, answer)).toEqual([]);
  });

  it('answers 404 for another school', async () => {
    const answer = await app.inject(path.replace('{code}', 'XYZ'));
    expect(answer.statusCode).toBe(404);
    expect(faults(operationId, 404, answer.json())).toEqual([]);
    expect(headerFaults(operationId, answer)).toEqual([]);
  });

  it('answers 405 to other methods', async () => {
    const answer = await app.inject({ method: 'DELETE', url: path.replace('{code}', 'DHS') });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(faults(operationId, 405, answer.json())).toEqual([]);
    expect(headerFaults(operationId, answer)).toEqual([]);
  });

  it('takes a token and does not look at it', async () => {
    const url = path.replace('{code}', 'DHS');
    const plain = await app.inject(url);
    const withToken = await app.inject({ url, headers: { authorization: 'Bearer anything' } });
    expect(withToken.body).toBe(plain.body);
  });
});

describe.each([
  ['getAlbum', 200, { url: '/api/subGallery?id=annual-day' }],
  ['getAlbum', 400, { url: '/api/subGallery' }],
  ['getAlbum', 400, { url: '/api/subGallery?id=a&id=b' }],
  ['getAlbum', 400, { url: '/api/subGallery?id=..%2Fnews' }],
  ['getAlbum', 404, { url: '/api/subGallery?id=unknown' }],
  ['sendContactMessage', 201, { method: 'POST', url: '/api/form/DHS/contact', payload: message }],
  ['sendContactMessage', 422, { method: 'POST', url: '/api/form/DHS/contact', payload: {} }],
  ['sendContactMessage', 400, { method: 'POST', url: '/api/form/DHS/contact', payload: [] }],
  ['sendContactMessage', 404, { method: 'POST', url: '/api/form/XYZ/contact', payload: message }],
  ['sendContactMessage', 405, { method: 'GET', url: '/api/form/DHS/contact' }],
  ['requestCertificate', 200, { method: 'POST', url: '/api/tc/DHS', payload: pupil }],
  [
    'requestCertificate',
    404,
    { method: 'POST', url: '/api/tc/DHS', payload: { ...pupil, name: 'Nobody' } },
  ],
  [
    'requestCertificate',
    422,
    { method: 'POST', url: '/api/tc/DHS', payload: { name: ' ', admission: '1' } },
  ],
  ['getPushKey', 200, { url: '/api/push/DHS/key' }],
  ['getPushKey', 404, { url: '/api/push/XYZ/key' }],
  ['keepPushSubscription', 201, { method: 'POST', url: '/api/push/DHS', payload: browser }],
  ['keepPushSubscription', 400, { method: 'POST', url: '/api/push/DHS', payload: {} }],
  [
    'keepPushSubscription',
    422,
    {
      method: 'POST',
      url: '/api/push/DHS',
      payload: { ...browser, endpoint: 'https://127.0.0.1/' },
    },
  ],
  ['endPushSubscription', 200, { method: 'POST', url: '/api/push/DHS/end', payload: browser }],
  ['getFile', 404, { url: '/api/image/pictures/none.webp' }],
  ['getFileByUrl', 400, { url: '/api/image' }],
  ['getFile', 414, { url: `/api/image/${'a'.repeat(2048)}` }],
  ['listNews', 414, { url: `/api/news/all/DHS?${'a'.repeat(2048)}` }],
  ['getHealth', 200, { url: '/healthz' }],
] as const)('%s with status %i', (operationId, status, request) => {
  it('keeps to the description', async () => {
    const answer = await app.inject({ ...request });
    expect(answer.statusCode).toBe(status);
    expect(faults(operationId, status, answer.json())).toEqual([]);
    expect(headerFaults(operationId, answer)).toEqual([]);
  });
});

it.each([
  [200, 'pictures/people/principal.webp', {}],
  [206, 'papers/circulars/trek.pdf', { range: 'bytes=0-4' }],
  [304, 'pictures/people/principal.webp?w=320', { 'if-none-match': '*' }],
])('sends files with status %i as it is described', async (status, path, headers) => {
  const answer = await app.inject({ url: `/api/image/${path}`, headers });
  expect(answer.statusCode).toBe(status);
  expect(headerFaults('getFile', answer)).toEqual([]);
});

it('sends a certificate as it is described', async () => {
  const asked = await app.inject({ method: 'POST', url: '/api/tc/DHS', payload: pupil });
  const { data } = asked.json<{ data: string }>();
  const answer = await app.inject(`/api/image/${data}`);
  expect(answer.statusCode).toBe(200);
  expect(headerFaults('getFile', answer)).toEqual([]);
});

it('refuses a long head as it is described', async () => {
  const long = `X-Long: ${'a'.repeat(9000)}\r\n`;
  const request = `GET /api/news/all/DHS HTTP/1.1\r\nHost: school\r\n${long}\r\n`;
  const [head = '', body = ''] = (await converse(await portOf(app), request)).split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  expect(status).toMatch(/^HTTP\/1\.1 431 /);
  const headers = Object.fromEntries(
    lines.map((line) => line.split(': ')).map(([name = '', value]) => [name.toLowerCase(), value]),
  );
  expect(faults('listNews', 431, JSON.parse(body))).toEqual([]);
  expect(headerFaults('listNews', { statusCode: 431, headers })).toEqual([]);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('knows its paths by their capitals', async () => {
  const path = async (url: string) => (await app.inject(url)).statusCode;
  expect(await path('/api/Events/all/DHS')).toBe(200);
  expect(await path('/api/events/All/DHS')).toBe(200);
  expect(await path('/api/events/all/DHS')).toBe(404);
  expect(await path('/api/News/all/DHS')).toBe(404);
  expect(await path('/api/news/all/dhs')).toBe(404);
  expect(await path('/api/news/all/DHS/')).toBe(404);
});

it('answers anew when the day changes', async () => {
  let now = new Date('2026-11-14T18:29:00Z');
  const turning = await newApp({ now: () => now });
  const names = async () => (await turning.inject('/api/birthdays/DHS')).body;
  const before = await names();
  expect(await names()).toBe(before);
  now = new Date('2026-11-14T18:31:00Z');
  expect(await names()).not.toBe(before);
});

it('notices an answer that breaks the description', () => {
  expect(faults('listNews', 200, [{ _id: 'a', title: 'b' }])).not.toEqual([]);
  expect(headerFaults('listNews', { statusCode: 200, headers: {} })).not.toEqual([]);
  expect(() => schemaFor('listNews', 500)).toThrow('listNews describes no JSON for status 500');
});

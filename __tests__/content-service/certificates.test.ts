/** @jest-environment node */
import { createClient } from '@libsql/client';
import type { FastifyInstance } from 'fastify';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppOptions } from '../../src/content-service/app-options';
import { encodedPath } from '../../src/lib/http/file-url';
import { cleanUp, newApp, newFolder } from './support/app';
import { newDataFolder } from './support/data-folder';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);

// The sample's register and what it names, without the other lists: each test starts an app.
const registerDir = newFolder();
for (const name of ['register.yaml', 'papers/certificates']) {
  cpSync(join('content/service', name), join(registerDir, name), { recursive: true });
}
afterAll(cleanUp);

const kabir = { name: 'Kabir Thapa', admission: 'DHS/2012/0226' };
const kabirsFile = 'papers/certificates/4cda89c964ba848fc855.pdf';

const ask = (app: FastifyInstance, body: object, from = '192.0.2.1') =>
  app.inject({
    method: 'POST',
    url: '/api/tc/DHS',
    payload: body,
    headers: { 'x-forwarded-for': from },
  });

/** The address of a file, from the reply to its request, as the page makes it. */
async function addressOf(app: FastifyInstance, body: object = kabir): Promise<string> {
  const { data } = (await ask(app, body)).json<{ data: string }>();
  return `/api/image/${encodedPath(data)}`;
}

/** An app, its inbox, and a way to another time. */
async function office(options: AppOptions = {}) {
  const databaseUrl = `file:${join(newFolder(), 'inbox.db')}`;
  let now = new Date('2026-11-14T09:00:00+05:30');
  const start = () =>
    newApp({
      databaseUrl,
      dataDir: registerDir,
      now: () => now,
      limits: { formsPerWindow: 1000 },
      ...options,
    });
  return {
    app: await start(),
    start,
    goTo: (time: string) => (now = new Date(time)),
    rows: async () => {
      const client = createClient({ url: databaseUrl });
      const { rows } = await client.execute('select found from certificate_requests order by id');
      client.close();
      return rows.map((row) => row['found']);
    },
  };
}

describe('the certificate form', () => {
  it('answers the address of a real PDF, whatever the capitals and blanks', async () => {
    const { app, rows } = await office();
    const typed = { name: '  kabir   THAPA ', admission: ' dhs/2012/ 0226' };
    const file = await app.inject(await addressOf(app, typed));
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await rows()).toEqual([1]);
  });

  it('answers a scanned certificate as a JPEG', async () => {
    const { app } = await office();
    const address = await addressOf(app, { name: 'Tenzin Dolma', admission: 'DHS/2018/0264' });
    expect((await app.inject(address)).headers['content-type']).toBe('image/jpeg');
  });

  it.each([
    [{ name: 'Kabir Thapa', admission: 'DHS/2011/0417' }],
    [{ name: 'Kabir', admission: 'DHS/2012/0226' }],
  ])('answers 404 for %j and keeps the request', async (body) => {
    const { app, rows } = await office();
    expect((await ask(app, body)).statusCode).toBe(404);
    expect(await rows()).toEqual([0]);
  });

  it('asks for both fields', async () => {
    const { app } = await office();
    const answer = await ask(app, { name: ' ', admission: 'DHS/2012/0226' });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { error: 'Please fill in all fields', fields: { name: 'Please fill in all fields' } },
    ]);
  });
});

describe('wrong tries', () => {
  const wrong = { ...kabir, name: 'Nobody' };

  it('are answered with 429 after ten, and the right one too', async () => {
    const { app, rows } = await office({ limits: {}, trustProxy: true });
    for (let index = 0; index < 10; index += 1) {
      expect((await ask(app, wrong)).statusCode).toBe(404);
    }
    for (const body of [wrong, kabir]) {
      const answer = await ask(app, body);
      expect([answer.statusCode, answer.json()]).toEqual([
        429,
        { error: 'Too many requests from this address. Please try again in 60 minutes.' },
      ]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(await rows()).toEqual(Array(10).fill(0));
    expect((await ask(app, kabir, '192.0.2.2')).statusCode).toBe(200);
  });

  it('are no forms that miss a field', async () => {
    const { app } = await office({ limits: { formsPerWindow: 4 }, trustProxy: true });
    for (let index = 0; index < 3; index += 1) {
      expect((await ask(app, { ...kabir, name: '' })).statusCode).toBe(422);
    }
    expect((await ask(app, kabir)).statusCode).toBe(200);
  });
});

describe('the file of a certificate', () => {
  it('is sent whole, in part and not at all to who asks for its head', async () => {
    const { app } = await office();
    const url = await addressOf(app);
    const part = await app.inject({ url, headers: { range: 'bytes=0-4' } });
    expect([part.statusCode, part.body]).toEqual([206, '%PDF-']);
    const head = await app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const { headers } of [part, head]) {
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      });
    }
  });

  it('is sent by its address in a query too', async () => {
    const { app } = await office();
    const { data } = (await ask(app, kabir)).json<{ data: string }>();
    expect((await app.inject(`/api/image?url=${data}`)).statusCode).toBe(200);
  });

  it.each([
    ['papers/certificates/unknown.pdf'],
    [kabirsFile],
    [`papers/signed/1794627600/${'A'.repeat(43)}/${kabirsFile}`],
    [`papers/signed/1794627600/${'A'.repeat(43)}/papers/certificates/unknown.pdf`],
    [`papers/signed/1/${'A'.repeat(43)}/${kabirsFile}`],
  ])('is 404 as what is unknown, without a signature: %s', async (path) => {
    const { app } = await office();
    const unknown = await app.inject('/api/image/papers/none.pdf');
    for (const url of [`/api/image/${path}`, `/api/image?url=${path}`, `/api/image/${path}?w=9`]) {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.body]).toEqual([404, unknown.body]);
      expect(Object.keys(answer.headers)).toEqual(Object.keys(unknown.headers));
    }
  });

  it('is sent for ten minutes, after a restart too', async () => {
    const { app, start, goTo } = await office();
    const url = await addressOf(app);
    await app.close();
    const next = await start();
    goTo('2026-11-14T09:09:59+05:30');
    expect((await next.inject(url)).statusCode).toBe(200);
    goTo('2026-11-14T09:10:00+05:30');
    expect((await next.inject(url)).statusCode).toBe(404);
  });

  it('is not sent any more when the register ends it', async () => {
    const dataDir = await newDataFolder();
    const end = ', publishUntil: 2026-11-14 09:04';
    const entry = `- { admission: A/1, name: Asha Menon, file: papers/wide.pdf${end} }\n`;
    writeFileSync(join(dataDir, 'register.yaml'), entry);
    writeFileSync(join(dataDir, 'papers/wide.pdf'), '%PDF-1.7');
    const { app, goTo } = await office({ dataDir });
    const url = await addressOf(app, { admission: 'A/1', name: 'Asha Menon' });
    expect((await app.inject(url)).statusCode).toBe(200);
    goTo('2026-11-14T09:05:00+05:30');
    expect((await app.inject(url)).statusCode).toBe(404);
  });

  it('is not sent by its path where a list names it by mistake', async () => {
    const dataDir = await newDataFolder();
    writeFileSync(join(dataDir, 'papers/asha.pdf'), '%PDF-1.7');
    const register = '- { admission: A/1, name: Asha Menon, file: papers/asha.pdf }\n';
    writeFileSync(join(dataDir, 'register.yaml'), register);
    const circular = '- { title: A, date: 1 November 2026, attachments: [papers/asha.pdf] }\n';
    writeFileSync(join(dataDir, 'circulars.yaml'), circular);
    const { app } = await office({ dataDir });
    expect((await app.inject('/api/image/papers/asha.pdf')).statusCode).toBe(404);
  });
});

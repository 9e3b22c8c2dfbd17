/** @jest-environment node */
import { createClient } from '@libsql/client';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { readContactForm } from '../../src/content-service/forms/forms';
import { visitorKeys } from '../../src/content-service/server/visitor-counts';
import { cleanUp, frozen, newAppWithoutLists, newFolder } from './support/app';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);

afterAll(cleanUp);

const filled = {
  name: 'Asha Rana',
  phone: '+91 00000 00000',
  email: 'asha@home.example',
  subject: 'Bus stop',
  message: 'When does bus 7 leave?',
};

type Send = (body: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;

/** An app with an inbox of its own, a way to send the form, and a look into the database. */
async function office(): Promise<{
  app: FastifyInstance;
  send: Send;
  rows: () => Promise<unknown[]>;
}> {
  const databaseUrl = `file:${join(newFolder(), 'inbox.db')}`;
  const app = await newAppWithoutLists({ databaseUrl, limits: { formsPerWindow: 1000 } });
  return {
    app,
    send: (body, headers = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/form/DHS/contact',
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    rows: async () => {
      const client = createClient({ url: databaseUrl });
      const { rows } = await client.execute('select * from contact_messages order by id');
      client.close();
      return rows.map((row) => ({ ...row }));
    },
  };
}

describe('the contact form', () => {
  it('keeps a message and says so', async () => {
    const { send, rows } = await office();
    const answer = await send(filled);
    expect([answer.statusCode, answer.json()]).toEqual([201, { ok: true }]);
    expect(await rows()).toEqual([
      expect.objectContaining({ ...filled, received_at: new Date(frozen).toISOString() }),
    ]);
  });

  it.each([
    [
      {},
      {
        name: 'Name is required.',
        phone: 'Phone Number is required.',
        email: 'Email is required.',
        subject: 'Subject is required.',
        message: 'Message is required.',
      },
    ],
    [{ ...filled, name: ' \t\n ' }, { name: 'Name is required.' }],
    [{ ...filled, phone: 7 }, { phone: 'Phone Number is required.' }],
    [{ ...filled, email: null }, { email: 'Email is required.' }],
    [{ ...filled, email: 'asha' }, { email: 'Email is not valid.' }],
    [{ ...filled, email: 'asha@home' }, { email: 'Email is not valid.' }],
    [{ ...filled, email: 'a sha@home.example' }, { email: 'Email is not valid.' }],
    [
      { ...filled, message: 'a'.repeat(10_001) },
      { message: 'Message is too long; 10000 characters at most.' },
    ],
  ])('refuses %j with a message per field', async (body, fields) => {
    const { send, rows } = await office();
    const answer = await send(body);
    expect([answer.statusCode, answer.json().fields]).toEqual([422, fields]);
    expect(await rows()).toEqual([]);
  });

  it('keeps what a hostile visitor writes as mere text', async () => {
    const { send, rows } = await office();
    const message = "'); drop table contact_messages; -- <script>\u0000\u0007 नमस्ते 🏔️";
    expect((await send({ ...filled, message, extra: 'ignored' })).statusCode).toBe(201);
    expect(await rows()).toEqual([
      expect.objectContaining({ message: "'); drop table contact_messages; -- <script> नमस्ते 🏔️" }),
    ]);
  });

  it('keeps a form that is sent again with its key once, and answers alike', async () => {
    const { send, rows } = await office();
    const key = { 'idempotency-key': 'form-1' };
    const answers = await Promise.all([1, 2, 3].map(() => send(filled, key)));
    expect(answers.map((one) => [one.statusCode, one.body])).toEqual(
      Array(3).fill([201, '{"ok":true}']),
    );
    expect(await rows()).toHaveLength(1);
    await send({ ...filled, message: 'A correction' }, key);
    await send(filled, { 'idempotency-key': 'form-2' });
    await send(filled);
    await send(filled);
    expect(await rows()).toHaveLength(5);
  });

  it.each(['', 'a b', 'ü', 'k'.repeat(201)])('refuses the key "%s"', async (key) => {
    const { send, rows } = await office();
    expect((await send(filled, { 'idempotency-key': key })).statusCode).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['{"name":', 400, 'The body is not valid JSON.'],
    ['', 400, 'The body is empty; JSON was expected.'],
    ['null', 400, 'The body must be a JSON object.'],
    ['[]', 400, 'The body must be a JSON object.'],
    ['"text"', 400, 'The body must be a JSON object.'],
    ['{"__proto__":{"name":"x"}}', 400, 'The body is not valid JSON.'],
    [`{"message":"${'a'.repeat(40_000)}"}`, 413, 'The message is too large.'],
  ])('answers %.30s with %i', async (body, status, error) => {
    const { send } = await office();
    const answer = await send(body);
    expect([answer.statusCode, answer.json()]).toEqual([status, { error }]);
  });

  it.each(['text/plain', 'multipart/form-data'])('takes no body of the type %s', async (type) => {
    const { send } = await office();
    expect((await send('name=Asha', { 'content-type': type })).statusCode).toBe(415);
  });

  it('says so when a message can not be kept, and tells nothing of the reason', async () => {
    const folder = newFolder();
    const databaseUrl = `file:${join(folder, 'inbox.db')}`;
    const app = await newAppWithoutLists({ databaseUrl });
    const client = createClient({ url: databaseUrl });
    await client.execute('drop table contact_messages');
    client.close();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/form/DHS/contact',
      payload: filled,
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      error: 'This could not be kept here. Please ring the school office.',
    });
  });

  it('starts where nothing can be kept: forms get 503 until something can, lists go on', async () => {
    const file = join(newFolder(), 'inbox.db');
    mkdirSync(file);
    const app = await newAppWithoutLists({ databaseUrl: `file:${file}` });
    const send = () =>
      app.inject({ method: 'POST', url: '/api/form/DHS/contact', payload: filled });
    expect((await send()).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(503);
    expect((await app.inject('/api/news/all/DHS')).statusCode).toBe(200);
    rmdirSync(file);
    expect((await send()).statusCode).toBe(201);
  });
});

it('runs no pattern for addresses on an e-mail address that is too long', () => {
  const exec = jest.spyOn(RegExp.prototype, 'exec');
  const email = `x@${'.'.repeat(5000)}@`;
  expect(() => readContactForm({ ...filled, email })).toThrow('Some fields are missing');
  const sources = exec.mock.contexts.map((pattern) => (pattern as RegExp).source);
  exec.mockRestore();
  expect(sources.filter((source) => source.includes('@'))).toEqual([]);
});

it.each(['a@b.c', 'a@b.c.d'])('takes %s for an e-mail address', (email) => {
  expect(readContactForm({ ...filled, email })).toMatchObject({ ...filled, email });
});

it.each(['@b.c', 'a@.c', 'a@b.', 'a@b@c.d', 'a@b.c d', 'x@...', 'a@b.c,d', '<a@b.c>'])(
  'refuses the e-mail address %s',
  (email) => {
    expect(() => readContactForm({ ...filled, email })).toThrow('Some fields are missing');
  },
);

describe('the rate limit', () => {
  it('answers 429 with the seconds to wait, per address and form', async () => {
    const app = await newAppWithoutLists({
      limits: { formsPerWindow: 2, windowMs: 60_000 },
      trustProxy: true,
    });
    const send = (address: string, url = '/api/form/DHS/contact') =>
      app.inject({ method: 'POST', url, payload: filled, headers: { 'x-forwarded-for': address } });
    expect((await send('192.0.2.1')).statusCode).toBe(201);
    expect((await send('192.0.2.1')).statusCode).toBe(201);
    const third = await send('192.0.2.1');
    expect(third.statusCode).toBe(429);
    expect(third.headers['retry-after']).toBe('60');
    expect(third.json()).toEqual({
      error: 'Too many requests from this address. Please try again in 1 minute.',
    });
    expect((await send('192.0.2.2')).statusCode).toBe(201);
    expect((await send('192.0.2.1', '/api/tc/DHS')).statusCode).toBe(422);
    expect((await app.inject('/api/news/all/DHS')).statusCode).toBe(200);
  });

  it('does not believe a forwarding header unless a proxy is trusted', async () => {
    const app = await newAppWithoutLists({ limits: { formsPerWindow: 1 } });
    const send = (address: string) =>
      app.inject({
        method: 'POST',
        url: '/api/form/DHS/contact',
        payload: filled,
        headers: { 'x-forwarded-for': address },
      });
    expect((await send('192.0.2.1')).statusCode).toBe(201);
    expect((await send('192.0.2.2')).statusCode).toBe(429);
  });

  it('counts a /48 and all visitors together as well', async () => {
    const limits = { formsPerWindow: 1, windowMs: 60_000 };
    const app = await newAppWithoutLists({ limits, trustProxy: true });
    const send = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      const request = { method: 'POST', url: '/api/form/DHS/contact', payload: filled, headers };
      return (await app.inject(request as never)).statusCode;
    };
    const networks = ['1', '2', '3', '4'].map((network) => `2001:db8:7:${network}::1`);
    expect(await Promise.all(networks.slice(0, 3).map(send))).toEqual([201, 201, 201]);
    expect(await send(networks[3] ?? '')).toBe(429);
    expect(await send('2001:db8:8:1::1')).toBe(201);
    const others = Array.from({ length: 30 }, (_, index) => `192.0.2.${index}`);
    const statuses = await Promise.all(others.map(send));
    expect(statuses.filter((status) => status === 201)).toHaveLength(30 - 4);
  });

  it('writes nothing for who is over the limit', async () => {
    const databaseUrl = `file:${join(newFolder(), 'inbox.db')}`;
    const app = await newAppWithoutLists({ limits: { formsPerWindow: 1 }, databaseUrl });
    const send = () =>
      app.inject({ method: 'POST', url: '/api/form/DHS/contact', payload: filled });
    await send();
    const client = createClient({ url: databaseUrl });
    const counts = async () =>
      (await client.execute('select visitor, count from form_counts order by visitor')).rows;
    const before = await counts();
    expect((await send()).statusCode).toBe(429);
    expect(await counts()).toEqual(before);
    expect(JSON.stringify(before)).not.toContain('127.0.0.1');
    client.close();
  });

  it.each([
    ['192.0.2.1', { household: '192.0.2.1' }],
    ['::ffff:192.0.2.1', { household: '192.0.2.1' }],
    ['2001:db8:1:2:3:4:5:6', { household: '2001:db8:1:2', site: '2001:db8:1' }],
    ['2001:0db8:0001::6', { household: '2001:db8:1:0', site: '2001:db8:1' }],
    ['::1', { household: '0:0:0:0', site: '0:0:0' }],
  ])('counts %s as %p', (ip, keys) => {
    expect(visitorKeys(ip)).toEqual(keys);
  });
});

describe('an inbox that is full', () => {
  it('refuses forms and says so, and the lists go on', async () => {
    const app = await newAppWithoutLists({ inboxBytes: 20_000 });
    const send = () =>
      app.inject({ method: 'POST', url: '/api/form/DHS/contact', payload: filled });
    const answer = await send();
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { error: 'This could not be kept here. Please ring the school office.' },
    ]);
    expect((await app.inject('/api/news/all/DHS')).statusCode).toBe(200);
  });
});

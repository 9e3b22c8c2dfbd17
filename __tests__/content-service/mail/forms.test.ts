/** @jest-environment node */
import { createClient } from '@libsql/client';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Letter } from '../../../src/content-service/mail/letters';
import { MailError } from '../../../src/content-service/mail/transport';
import { HONEYPOT_FIELD } from '../../../src/features/contact/contact.schema';
import { cleanUp, newAppWithoutLists, newFolder } from '../support/app';
import { mailSite } from '../support/mail';
import { filledForm } from '../support/post';

// Starting an app takes seconds on a busy machine.
jest.setTimeout(60_000);
afterAll(cleanUp);

/** A service with a mail server that takes everything, or nothing. */
async function office({ site = mailSite as object, isAway = false } = {}) {
  const folder = newFolder();
  const siteFile = join(folder, 'site.yaml');
  writeFileSync(siteFile, stringify(site));
  const databaseUrl = `file:${join(folder, 'inbox.db')}`;
  const taken: Letter[] = [];
  const send = (letter: Letter) => {
    if (isAway) return Promise.reject(new MailError('server', 'ECONNECTION'));
    taken.push(letter);
    return Promise.resolve();
  };
  const limits = { formsPerWindow: 1000 };
  const app = await newAppWithoutLists({ siteFile, databaseUrl, limits, mailTransport: { send } });
  const post = (body: object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/form/DHS/contact',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    });
  return {
    app,
    taken,
    post,
    /** The button of a page. */
    press: (url: string, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: 'confirm=yes',
      }),
    /** As a browser without scripts. */
    submit: (fields: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/api/form/DHS/contact',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    rows: async () => {
      const client = createClient({ url: databaseUrl });
      const { rows } = await client.execute(
        'select subject, suspicion, child_class, child_year from contact_messages order by id',
      );
      client.close();
      return rows.map((row) => ({ ...row }));
    },
    /** Waits for what is being sent. */
    sent: async () => {
      await app.close();
      return taken.map(({ to, subject }) => `${to}: ${subject}`);
    },
  };
}

/** Waits until something is so. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((done) => setTimeout(done, 20));
}

const seconds = () => Math.floor(Date.now() / 1000);

it('sends a message to the office of its subject, with the child’s class and year', async () => {
  const { post, rows, sent, taken } = await office();
  const admission = { subject: 'Admission', childClass: 'VI', childYear: '2027' };
  const answer = await post({ ...filledForm, ...admission });
  expect(answer.json()).toEqual({ ok: true });
  expect(await rows()).toEqual([
    { subject: 'Admission', suspicion: null, child_class: 'VI', child_year: '2027' },
  ]);
  expect(await sent()).toEqual(['admissions@school.example: [Website] Admission']);
  expect(taken[0]?.text).toContain('Class: VI\nYear of joining: 2027\n');
});

it('answers as quickly where the mail server is away, and tells it in its health', async () => {
  const { app, post } = await office({ isAway: true });
  expect((await post(filledForm)).statusCode).toBe(201);
  const health = await app.inject('/healthz');
  expect([health.statusCode, health.json()]).toEqual([
    200,
    expect.objectContaining({ status: 'ok', mail: 'ok', mailWaiting: 1 }),
  ]);
});

describe('what a robot sends', () => {
  /** A robot that reads a form, fills in all it finds, and sends it at once. */
  const everyField = {
    ...filledForm,
    [HONEYPOT_FIELD]: 'https://pills.example',
    opened: String(seconds()),
    copy: 'yes',
  };

  it.each<[string, Record<string, string>, string]>([
    ['fills in everything', everyField, 'hidden field'],
    ['knows the hidden field, and is quick', { ...everyField, [HONEYPOT_FIELD]: '' }, 'too fast'],
    ['has a browser, and is quick', { ...filledForm, seconds: '1' }, 'too fast'],
  ])('that %s is kept apart, and sent to nobody', async (_case, fields, suspicion) => {
    const { submit, rows, sent } = await office();
    const now = String(seconds());
    const answer = await submit({ ...fields, ...('opened' in fields && { opened: now }) });
    // It learns nothing.
    expect(answer.statusCode).toBe(201);
    expect(await rows()).toEqual([expect.objectContaining({ suspicion })]);
    expect(await sent()).toEqual([]);
  });

  it.each([
    ['took ten seconds', { opened: String(seconds() - 10) }],
    ['had the page open for a week', { opened: String(seconds() - 604_800) }],
    ['has a page that was kept by an older version', {}],
    ['has a page of another server, which wrote no time', { opened: '' }],
    ['has a clock that is wrong', { opened: String(seconds() + 3600) }],
    ['sends it by script', { seconds: '42' }],
    ['has blanks filled in by a browser', { [HONEYPOT_FIELD]: ' ' }],
  ])('is none where somebody %s', async (_case, fields: Record<string, string>) => {
    const { submit, rows } = await office();
    await submit({ ...filledForm, ...fields });
    expect(await rows()).toEqual([expect.objectContaining({ suspicion: null })]);
  });
});

describe('a copy', () => {
  it('is sent to whoever asks for it, and to nobody else', async () => {
    const { post, submit, sent } = await office();
    expect((await post(filledForm)).json()).toEqual({ ok: true });
    expect((await post({ ...filledForm, copy: true }, { 'idempotency-key': 'a' })).json()).toEqual({
      ok: true,
      copy: true,
    });
    const page = await submit({ ...filledForm, copy: 'yes' });
    expect(page.body).toContain('An e-mail to you has a link for your copy.');
    expect((await sent()).filter((line) => line.startsWith('asha@'))).toEqual(
      Array(2).fill('asha@home.example: Your message to Hillview School'),
    );
  });

  it('comes once its link is opened and its button pressed, once and within two days', async () => {
    const { app, post, sent, taken, press } = await office();
    await post({ ...filledForm, copy: true });
    await until(() => taken.length === 2);
    const link = /https:\/\/\S+/.exec(
      taken.find(({ to }) => to.startsWith('asha'))?.text ?? '',
    )?.[0];
    const { pathname } = new URL(link ?? '');
    const page = await app.inject(pathname);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<form method="post" action="${pathname}">`);
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    // Opened by a program that looks into e-mails, it sends nothing.
    expect(taken).toHaveLength(2);
    expect((await press(pathname)).statusCode).toBe(200);
    expect((await press(pathname)).statusCode).toBe(404);
    expect((await press(pathname.replace(/.$/, '-'))).statusCode).toBe(404);
    expect((await press(pathname, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await sent()).slice(2)).toEqual([
      'asha@home.example: The copy of your message to Hillview School',
    ]);
  });

  it('comes three times a day to an address, whatever is written behind its plus', async () => {
    const { post, sent } = await office();
    const emails = ['v@home.example', 'V@home.example', 'v+1@home.example', 'v+2@home.example'];
    const copies: unknown[] = [];
    for (const email of emails) {
      const answer = await post({ ...filledForm, email, copy: true });
      copies.push(answer.json().copy);
    }
    expect(copies).toEqual([true, true, true, false]);
    expect((await sent()).filter((line) => line.includes('home.example'))).toHaveLength(3);
  });

  it('goes to no list of addresses', async () => {
    const { post, sent } = await office();
    const email = 'a@home.example,b';
    expect((await post({ ...filledForm, email, copy: true })).json()).toMatchObject({
      fields: { email: 'Email is not valid.' },
    });
    expect(await sent()).toEqual([]);
  });

  it('is not sent where the school does not offer it, and says so', async () => {
    const site = { code: 'DHS', email: 'office@school.example' };
    const { submit } = await office({ site });
    const page = await submit({ ...filledForm, copy: 'yes' });
    expect(page.body).toContain('A copy of it can’t be sent to you just now.');
  });
});

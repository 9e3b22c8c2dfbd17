/** @jest-environment node */
import { createClient } from '@libsql/client';
import { join } from 'node:path';
import { HONEYPOT_FIELD } from '../../src/features/contact/contact.schema';
import { cleanUp, newApp, newAppWithoutLists, newFolder } from './support/app';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);
afterAll(cleanUp);

const filled = {
  name: 'Asha Rana',
  phone: '+91 00000 00000',
  email: 'asha@home.example',
  subject: 'Bus stop',
  message: 'When does bus 7 leave?\r\n<b>Today</b>',
};

/** An office, and a browser that sends it a form by itself. */
async function office(limits = { formsPerWindow: 1000 }, start = newAppWithoutLists) {
  const databaseUrl = `file:${join(newFolder(), 'inbox.db')}`;
  const app = await start({ databaseUrl, limits });
  return {
    submit: async (
      fields: Record<string, string>,
      headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
      url = '/api/form/DHS/contact',
    ) => {
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      });
      const page = new ReadPage(answer.body);
      return { answer, page };
    },
    messages: async () => {
      const client = createClient({ url: databaseUrl });
      const { rows } = await client.execute('select message from contact_messages order by id');
      client.close();
      return rows.map(({ message }) => message);
    },
  };
}

/** What a visitor reads of a page. */
class ReadPage {
  constructor(private readonly html: string) {}
  get heading() {
    return /<h1>(.*)<\/h1>/.exec(this.html)?.[1];
  }
  get sentences() {
    return [...this.html.matchAll(/<p>(?!<a)(.*)<\/p>/g)].map(([, text]) => text);
  }
}

it('keeps what a browser sends without scripts, and thanks with a page', async () => {
  const { submit, messages } = await office();
  const { answer, page } = await submit({ ...filled, [HONEYPOT_FIELD]: '' });
  expect([
    answer.statusCode,
    answer.headers['content-type'],
    answer.headers['cache-control'],
  ]).toEqual([201, 'text/html; charset=utf-8', 'no-store']);
  expect(page.heading).toBe('Your message has been sent');
  expect(await messages()).toEqual([filled.message]);
});

it('keeps it once, however often it is pressed or the page is loaded again', async () => {
  const { submit, messages } = await office();
  await Promise.all([submit(filled), submit(filled), submit(filled)]);
  await submit({ ...filled, message: 'Another' });
  expect(await messages()).toEqual([filled.message, 'Another']);
});

it('says field by field what is wrong, as text', async () => {
  const { submit, messages } = await office();
  const { answer, page } = await submit({ ...filled, name: ' ', email: '<img src=x>' });
  expect(answer.statusCode).toBe(422);
  expect(page.heading).toBe('This was not sent');
  expect(page.sentences).toEqual([
    'Name is required.',
    'Email is not valid.',
    'Go back in your browser to change it, or ring the school office.',
  ]);
  expect(answer.body).not.toContain('<img');
  expect(await messages()).toEqual([]);
});

it.each<[string, Record<string, string>, number]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page of a neighbouring host', { 'sec-fetch-site': 'same-site' }, 403],
  ['another site, in an old browser', { origin: 'https://other.example' }, 403],
  ['a frame without an origin', { origin: 'null' }, 403],
  ['this site, in an old browser', { origin: 'http://localhost:80', host: 'localhost' }, 201],
  ['this site, in a very old browser', {}, 201],
])('answers a form from %s', async (_case, headers, status) => {
  const { submit, messages } = await office();
  expect((await submit(filled, headers)).answer.statusCode).toBe(status);
  expect(await messages()).toHaveLength(status === 201 ? 1 : 0);
});

it('says on the page when too many came from one address', async () => {
  const { submit } = await office({ formsPerWindow: 1 });
  await submit(filled);
  const { answer, page } = await submit({ ...filled, message: 'Another' });
  expect([answer.statusCode, page.sentences[0]]).toEqual([
    429,
    expect.stringContaining('Too many requests from this address.'),
  ]);
});

it('lets nothing on its page run or load', async () => {
  const { submit } = await office();
  const { answer } = await submit(filled);
  expect(answer.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-/,
  );
});

describe('the form for a transfer certificate', () => {
  const url = '/api/tc/DHS';
  const same = { 'sec-fetch-site': 'same-origin' };

  it('leads to the file', async () => {
    const { submit } = await office(undefined, newApp);
    const { answer } = await submit({ name: 'Kabir Thapa', admission: 'DHS/2012/0226' }, same, url);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/api\/image\/papers\/signed\/\d+\/[\w-]+\/papers\/certificates\//),
    ]);
  });

  it('says that nothing was found', async () => {
    const { submit } = await office();
    const { answer, page } = await submit({ name: 'Nobody', admission: '1' }, same, url);
    expect(answer.statusCode).toBe(404);
    expect(page.heading).toBe('Not found');
    expect(page.sentences[0]).toBe('No certificate was found for this admission number and name.');
  });
});

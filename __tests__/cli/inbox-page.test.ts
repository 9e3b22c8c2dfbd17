/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inboxApp } from '../../src/cli/inbox/web/inbox-app';
import { databaseAt, type Database } from '../../src/content-service/inbox/database';
import { makeInbox } from '../../src/content-service/inbox/inbox';
import { cleanUp, newFolder } from '../content-service/support/app';
import { filledForm } from '../content-service/support/post';

jest.setTimeout(60_000);

const closing: (() => Promise<unknown> | void)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
  await cleanUp();
});

interface Visit {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** An inbox with messages, its page and a browser that has opened it, and no other. */
async function office(messages: Partial<typeof filledForm & { suspicion: 'too fast' }>[] = [{}]) {
  const database: Database = databaseAt(`file:${join(newFolder(), 'inbox.db')}`);
  let minute = 0;
  const inbox = makeInbox(database, () => new Date(Date.UTC(2026, 10, 14, 4, minute)));
  for (const { suspicion, ...message } of messages) {
    await inbox.keepMessage({ ...filledForm, ...message }, undefined, { suspicion });
    minute += 1;
  }
  const { app, token } = inboxApp(database, () => new Date('2026-11-14T05:00:00Z'));
  await app.listen({ host: '127.0.0.1', port: 0 });
  closing.push(
    () => app.close(),
    () => database.close(),
  );
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const visit = (path: string, { headers = {}, ...init }: Visit = {}) =>
    fetch(origin + path, { ...init, headers, redirect: 'manual' });
  const opened = await visit(`/open/${token}`);
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const own = (path: string, { headers = {}, ...init }: Visit = {}) =>
    visit(path, { ...init, headers: { cookie, ...headers } });
  return {
    origin,
    token,
    opened,
    visit,
    own,
    inbox,
    text: async (path: string) => (await own(path)).text(),
    mark: (id: number, as: string, headers: Record<string, string> = { origin }) =>
      own(`/messages/${id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: `as=${as}`,
      }),
  };
}

describe('lets in', () => {
  it('the first who opens the address with the token, and nobody after', async () => {
    const { opened, visit, own, token } = await office();
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/']);
    expect(opened.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict; Path=\/$/);
    expect((await own('/')).status).toBe(200);
    const again = await visit(`/open/${token}`);
    expect([again.status, again.headers.get('set-cookie')]).toEqual([403, null]);
    expect(await again.text()).toContain('This address has been opened before');
  });

  it.each([
    ['without the cookie', '/', {}],
    ['with another cookie', '/', { cookie: 'inbox=AAAA' }],
    ['with a wrong token', '/open/AAAA', {}],
    ['of an export', '/export.csv', {}],
    ['of what is not there', '/nowhere', {}],
  ])('no visitor %s', async (_case, path, headers: Record<string, string>) => {
    const { visit } = await office();
    const answer = await visit(path, { headers });
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain('Asha');
  });

  it('no form of another site, and none without an origin', async () => {
    const { mark, inbox } = await office();
    expect((await mark(1, 'answered', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await mark(1, 'answered', { origin: 'null' })).status).toBe(403);
    expect((await mark(1, 'answered', {})).status).toBe(403);
    expect((await inbox.messages())[0]?.answeredAt).toBe('');
  });

  it('no name but its own, which another site’s page could have', async () => {
    const database = databaseAt(`file:${join(newFolder(), 'inbox.db')}`);
    const { app, token } = inboxApp(database, () => new Date());
    closing.push(
      () => app.close(),
      () => database.close(),
    );
    const url = `/open/${token}`;
    expect((await app.inject({ url, headers: { host: 'rebound.example:80' } })).statusCode).toBe(
      403,
    );
    expect((await app.inject({ url, headers: { host: 'localhost:80' } })).statusCode).toBe(403);
  });

  it('nothing that runs or loads, and no cache', async () => {
    const { own } = await office();
    const { headers } = await own('/');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; form-action 'self'/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

it('lists the newest first, and what nobody has opened as new', async () => {
  const { text } = await office([{ subject: 'Older' }, { subject: 'Newer' }]);
  const before = await text('/');
  expect(before.indexOf('Newer')).toBeLessThan(before.indexOf('Older'));
  expect(before).toContain('To answer (2)');
  expect(before).toContain('Unread (2)');
  expect(await text('/messages/1')).toContain('<h1>Older</h1>');
  const unread = await text('/?box=unread');
  expect(unread).toContain('Unread (1)');
  expect(unread).not.toContain('Older');
});

it('marks a message as answered, and as not answered after all', async () => {
  const { mark, text } = await office();
  expect((await mark(1, 'answered')).headers.get('location')).toBe('/');
  expect(await text('/')).toContain('Nothing is here.');
  expect(await text('/?box=answered')).toContain('Bus stop');
  await mark(1, 'open');
  expect(await text('/')).toContain('Bus stop');
  await mark(1, 'anything');
  expect(await text('/')).toContain('Bus stop');
});

it('keeps what is probably spam apart until somebody says that it is none', async () => {
  const { mark, text } = await office([{ suspicion: 'too fast', subject: 'Real question' }]);
  expect(await text('/')).not.toContain('Real question');
  expect(await text('/?box=spam')).toContain('Real question');
  expect(await text('/messages/1')).toContain('too fast');
  await mark(1, 'not-spam');
  expect(await text('/')).toContain('Real question');
});

it('finds messages by words in any field, whatever signs they hold', async () => {
  const { text } = await office([
    { subject: 'Fee 100%', message: 'of class VI' },
    { subject: 'Bus_stop', message: 'of class VII' },
    { name: 'बबीता', subject: 'Other' },
  ]);
  const found = async (words: string) => {
    const page = await text(`/?q=${encodeURIComponent(words)}`);
    return [...page.matchAll(/<b>(.*?)<\/b>/g)].map(([, subject]) => subject);
  };
  expect(await found('fee vi')).toEqual(['Fee 100%']);
  expect(await found('100%')).toEqual(['Fee 100%']);
  expect(await found('%')).toEqual(['Fee 100%']);
  expect(await found('_')).toEqual(['Bus_stop']);
  expect(await found('बबीता')).toEqual(['Other']);
  expect(await found(`' or 1=1 --`)).toEqual([]);
});

it('shows what a hostile visitor wrote as text, and makes no link that lies', async () => {
  const evil = '"><script>alert(1)</script><a href="https://evil.example">x</a>';
  const email = 'a@home.example?bcc=all@school.example&x="><script>';
  const { text } = await office([{ name: evil, subject: evil, message: evil, email }]);
  for (const path of ['/', '/messages/1', '/print', `/?q=${encodeURIComponent(evil)}`]) {
    const page = await text(path);
    expect(page.match(/<script>/g)).toHaveLength(1);
    expect(page).not.toContain('href="https');
    expect(page).not.toContain('mailto:');
  }
});

it('writes to who wrote, and to nobody else', async () => {
  const { text } = await office([{ subject: 'Bus & fees?bcc=x' }]);
  expect(await text('/messages/1')).toContain(
    '<a href="mailto:asha%40home.example?subject=Re%3A%20Bus%20%26%20fees%3Fbcc%3Dx">',
  );
});

it('has a page for printing with all messages in full', async () => {
  const { text } = await office([{ message: 'first words' }, { message: 'second words' }]);
  const page = await text('/print');
  expect(page).toContain('To answer: 2 messages');
  expect(page).toMatch(/second words[^]*first words/);
});

it('exports what is listed, without a formula in a cell', async () => {
  const { own } = await office([
    { subject: '=HYPERLINK("https://evil.example")' },
    { subject: 'Bus' },
  ]);
  const csv = await (await own('/export.csv?q=evil')).text();
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(csv).not.toContain('"Bus"');
  const excel = await own('/export.xlsx');
  expect(excel.headers.get('content-disposition')).toBe('attachment; filename="messages.xlsx"');
  expect(
    Buffer.from(await excel.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});

it('tells of messages that could not be sent by e-mail', async () => {
  const { inbox, text } = await office([]);
  expect(await text('/')).not.toContain('could not be sent');
  await inbox.keepMessage(filledForm, 'key', { letters: ['office'] });
  expect(await text('/')).toContain('1 message could not be sent by e-mail so far');
});

/** @jest-environment node */
import type { StoredMessage } from '../../../src/content-service/inbox/stored-message';
import { writeLetter } from '../../../src/content-service/mail/letters';
import { mailFactsOf, recipientOf } from '../../../src/content-service/mail/mail-facts';
import type { LetterKind } from '../../../src/content-service/mail/outbox';
import { facts, mailSite } from '../support/mail';
import { filledForm } from '../support/post';

const stored: StoredMessage = {
  ...filledForm,
  childClass: '',
  childYear: '',
  id: 7,
  receivedAt: '2026-11-14T03:30:00.000Z',
  suspicion: '',
  seenAt: '',
  answeredAt: '',
};

const letter = (changed: Partial<StoredMessage> = {}, kind: LetterKind = 'office') =>
  writeLetter(
    {
      id: 1,
      kind,
      tries: 1,
      queuedAt: 0,
      messageKey: 'abc123',
      token: 'a-token',
      message: { ...stored, ...changed },
    },
    facts(),
    '#23503D',
  );

it('tells the office who wrote what, and is answered to the writer', () => {
  const { text, ...rest } = letter({ childClass: 'VI', childYear: '2027-2028' });
  expect(rest).toMatchObject({
    from: { name: 'Hillview School', address: 'office@school.example' },
    to: 'office@school.example',
    replyTo: 'asha@home.example',
    subject: '[Website] Bus stop',
    messageId: 'abc123@school.example',
    date: new Date(stored.receivedAt),
    autoSubmitted: 'auto-generated',
  });
  expect(text.replace('Saturday,', 'Saturday')).toBe(`A message from the form of the website.
Answer this e-mail, and the answer goes to the writer.

Name: Asha Rana
Phone: +91 00000 00000
E-mail: asha@home.example
Subject: Bus stop
Class: VI
Year of joining: 2027-2028
Received: Saturday 14 November 2026 at 9:00 am

----------------------------------------
When does bus 7 leave?
`);
});

it.each([
  ['Admission to class VI', 'admissions@school.example'],
  ['ADMISSIONS', 'admissions@school.example'],
  ['Late fees', 'accounts@school.example'],
  ['a fine', 'accounts@school.example'],
  ['Feedback on the fest', 'office@school.example'],
  ['Refinement', 'office@school.example'],
  ['शुल्क', 'office@school.example'],
])('sends "%s" to %s', (subject, to) => {
  expect(recipientOf(facts(), subject)).toBe(to);
});

it('takes the words of subjects as words, whatever signs they hold', () => {
  const subjects = [{ words: ['(C++'], to: 'lab@school.example' }];
  const odd = { ...facts(), subjects };
  expect(recipientOf(odd, 'About (C++ lessons')).toBe('lab@school.example');
  expect(recipientOf(odd, 'CCC')).toBe('office@school.example');
});

it('needs an address in site.yaml, and takes no wrong one', () => {
  expect(mailFactsOf({ code: 'DHS' })).toBeUndefined();
  expect(mailFactsOf({ ...mailSite, forms: { from: 'no address' } })).toBeUndefined();
  expect(mailFactsOf({ email: 'office@school.example' })).toMatchObject({
    from: 'office@school.example',
    to: 'office@school.example',
    copies: false,
  });
});

it.each([
  ['a@b.example,c@d.example'],
  ['<a@b.example>'],
  ['"Asha"@b.example'],
  ['a@b.example\r\nBcc: c@d.example'],
  ['group:a@b.example;'],
])('answers to no address like %j', (email) => {
  const { replyTo, text } = letter({ email });
  expect(replyTo).toBeUndefined();
  expect(text).toContain('please call');
});

it('lets no subject be read as other words than were written', () => {
  const { subject } = letter({ subject: '=?utf-8?B?RmVlcw==?=' });
  expect(subject).toBe('[Website] = ?utf-8?B?RmVlcw== ?=');
});

it('keeps each of a visitor’s lines one line, and marks that turn text out of it', () => {
  const name = 'Asha\nE-mail: head@school.example\u2028Phone: 1\u202Egnp.exe';
  const { text, subject } = letter({
    name,
    subject: `Bus\r\nBcc: x@y.example ${'long '.repeat(80)}`,
  });
  expect(text).toContain('Name: Asha E-mail: head@school.example Phone: 1gnp.exe\n');
  expect(subject).toMatch(/^\[Website\] Bus Bcc: x@y\.example/);
  expect(subject.length).toBeLessThan(135);
  expect(subject).not.toMatch(/[\r\n]/);
});

it('makes no link and no element of what a visitor writes', () => {
  const message =
    'See https://evil.example/login or www.evil.example <a href="//evil.example">x</a>';
  const { html } = letter({ message, name: '<img src=x onerror=alert(1)>' });
  expect(html).not.toMatch(/<a\b|<img|href="/);
  expect(html).toContain('https<span>://</span>evil<span>.</span>example/login');
  expect(html).toContain('asha<span>@</span>home<span>.</span>example');
});

it('writes nothing of a message to an address that nobody has proved', () => {
  const visitor = {
    name: 'Win now',
    subject: 'Prize of the lottery',
    message: 'Ring +91 00000 00000',
  };
  const { text, html, subject, to } = letter(visitor, 'receipt');
  expect(to).toBe('asha@home.example');
  expect([text, html, subject].join('\n')).not.toMatch(/Win now|lottery|Ring|00000/);
  expect(text).toContain('The office answers within two working days.');
  expect(text).toContain(
    'Send me the copy: https://www.hillview.example/api/form/DHS/copy/a-token\n',
  );
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="https://www.hillview.example/api/form/DHS/copy/a-token"',
  ]);
});

describe('the copy', () => {
  it('says when the office answers, and repeats what was written', () => {
    const copy = letter({}, 'copy');
    expect(copy).toMatchObject({
      to: 'asha@home.example',
      replyTo: 'office@school.example',
      subject: 'The copy of your message to Hillview School',
      autoSubmitted: 'auto-replied',
    });
    expect(copy.text).toContain('The office answers within two working days.');
    expect(copy.text).toContain('When does bus 7 leave?');
  });

  it.each([
    { message: 'Win at https://pills.example' },
    { message: 'Go to pills.example now' },
    { subject: 'www.pills' },
    { name: 'pills.example/win' },
  ])('repeats nothing of a message with an address of the web: %j', (changed) => {
    const { text, html } = letter(changed, 'copy');
    expect(text + html).not.toMatch(/pills|Win at/);
    expect(text).toContain('it is not repeated here');
  });
});

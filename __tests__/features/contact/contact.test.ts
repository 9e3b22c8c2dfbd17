import { http, HttpResponse } from 'msw';
import { ValidationError } from 'yup';
import { contactExample } from '../../../stories/features/contact/contact.examples';
import {
  contactSchema,
  HONEYPOT_FIELD,
  type ContactMessage,
} from '../../../src/features/contact/contact.schema';
import { contactCall, sendContactMessage } from '../../../src/features/contact/contact.send';
import { configureClient } from '../../../src/lib/http/client-config';
import { contactHandlers } from '../../../stories/handlers/contact';
import { addressOf, type Reply } from '../../../stories/handlers/reply';
import { startServer } from '../../support/server';

const server = startServer();
const log = jest.fn<void, [string]>();
const { name, phone, email, subject, message } = contactExample;
const fiveFields = { name, phone, email, subject, message };

beforeEach(() => {
  log.mockClear();
  window.localStorage.clear();
  configureClient({ schoolCode: 'DHS', baseUrl: '', log });
});

async function errorsOf(changes: Partial<ContactMessage>): Promise<Record<string, string>> {
  try {
    await contactSchema.validate({ ...contactExample, ...changes }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

describe('the rules', () => {
  it('let a filled form pass', async () => {
    expect(await errorsOf({})).toEqual({});
  });

  it('ask for each field, and take blank space for nothing', async () => {
    const blank = { name: ' ', phone: '\t', email: '', subject: '\n', message: '   ' };
    expect(await errorsOf(blank)).toEqual({
      name: 'Name is required.',
      phone: 'Phone Number is required.',
      email: 'Email is required.',
      subject: 'Subject is required.',
      message: 'Message is required.',
    });
  });

  it.each([
    'ritika',
    'a@b',
    '@b.example',
    'a@',
    'a b@c.example',
    'a@b@c.example',
    'a@.example',
    'a@b.',
  ])('find that %p is no e-mail address', async (email) => {
    expect(await errorsOf({ email })).toEqual({ email: 'Email is not valid.' });
  });

  it.each([
    'a@b.example',
    ' ritika.semwal+school@mail.deodarhill.example ',
    'रितिका@deodarhill.example',
  ])('take %p for an e-mail address', async (email) => {
    expect(await errorsOf({ email })).toEqual({});
  });

  it.each([
    ['name', 200, 'Name is too long; 200 characters at most.'],
    ['message', 10_000, 'Message is too long; 10000 characters at most.'],
  ])('say how long a %s may be', async (field, max, words) => {
    expect(await errorsOf({ [field]: 'x'.repeat(max) })).toEqual({});
    expect(await errorsOf({ [field]: 'x'.repeat(max + 1) })).toEqual({ [field]: words });
  });

  it('check no format of a telephone number', async () => {
    expect(await errorsOf({ phone: 'call me at home' })).toEqual({});
  });
});

describe('sending', () => {
  /** Answers the call and gives what was sent. */
  function received() {
    const requests: { url: string; body: unknown; key: string | null }[] = [];
    server.use(
      http.post(addressOf(contactCall), async ({ request }) => {
        const key = request.headers.get('idempotency-key');
        requests.push({ url: request.url, body: await request.json(), key });
        return HttpResponse.json({ ok: true }, { status: 201 });
      }),
    );
    return requests;
  }

  it('sends exactly the five fields, trimmed, under the form type', async () => {
    const requests = received();
    const typed = { ...contactExample, name: ' Ritika Semwal ', [HONEYPOT_FIELD]: 'robot' };
    expect(await sendContactMessage(typed, { idempotencyKey: 'k1' })).toEqual({ outcome: 'sent' });
    expect(requests).toEqual([
      { url: 'http://localhost/api/form/DHS/contact', body: fiveFields, key: 'k1' },
    ]);
  });

  it('sends what an admission enquiry says too, and what tells a robot', async () => {
    const requests = received();
    const enquiry = { ...contactExample, childClass: ' VI ', childYear: '2027' };
    const options = { idempotencyKey: 'k1', copy: true, trap: 'robot', seconds: 4 };
    expect(await sendContactMessage(enquiry, options)).toEqual({ outcome: 'sent', copy: false });
    const child = { childClass: 'VI', childYear: '2027' };
    expect(requests.map(({ body }) => body)).toEqual([
      { ...fiveFields, ...child, copy: true, [HONEYPOT_FIELD]: 'robot', seconds: 4 },
    ]);
  });

  it('sends a provider the five fields alone, with all that was written', async () => {
    configureClient({ schoolCode: 'DHS', baseUrl: 'https://api.provider.example', log });
    const bodies: unknown[] = [];
    server.use(
      http.post('https://api.provider.example/api/form/DHS/contact', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ ok: true }, { status: 201 });
      }),
    );
    const enquiry = { ...contactExample, childClass: 'VI', childYear: '2027' };
    await sendContactMessage(enquiry, { idempotencyKey: 'k1', copy: true, trap: 'x', seconds: 4 });
    const whole = `Class: VI\nYear of joining: 2027\n${message}`;
    expect(bodies).toEqual([{ ...fiveFields, message: whole }]);
  });

  it('sends no header that a provider on another origin might not allow', async () => {
    configureClient({ schoolCode: 'DHS', baseUrl: 'https://api.example', log });
    const requests = received();
    await sendContactMessage(contactExample, { idempotencyKey: 'k1' });
    expect(requests).toMatchObject([
      { url: 'https://api.example/api/form/DHS/contact', key: null },
    ]);
  });

  it.each<[string, Reply, unknown]>([
    ['the service’s yes', { json: { ok: true } }, { outcome: 'sent' }],
    ['a plain yes', { body: { text: 'OK', type: 'text/plain' } }, { outcome: 'failed' }],
    ['204', { body: { text: '', type: 'text/plain', status: 204 } }, { outcome: 'failed' }],
    [
      'a sign-in page that answers everything',
      { body: { text: '<title>Wi-Fi</title>', type: 'text/html' } },
      { outcome: 'failed' },
    ],
    [
      'a yes that is no JSON by its type',
      { body: { text: '{"ok":true}', type: 'text/html' } },
      { outcome: 'failed' },
    ],
    ['JSON that says no', { json: { ok: false } }, { outcome: 'failed' }],
    ['JSON of somebody else', { json: { login: '/' } }, { outcome: 'failed' }],
    ['500', { status: 500 }, { outcome: 'failed' }],
    ['404', { status: 404 }, { outcome: 'failed' }],
    ['413', { status: 413 }, { outcome: 'too-large' }],
    ['429', { status: 429 }, { outcome: 'busy', retryAfter: undefined }],
    ['a broken connection', { fail: 'network' }, { outcome: 'failed' }],
    ['a redirect elsewhere', { fail: 'redirect' }, { outcome: 'failed' }],
    [
      '422 with words on fields',
      { status: 422, json: { fields: { email: 'Email is not valid.', other: 'x', name: 7 } } },
      { outcome: 'invalid', fields: { email: 'Email is not valid.' } },
    ],
    ['422 without words', { status: 422, json: [] }, { outcome: 'failed' }],
  ])('meets %s', async (_, reply, result) => {
    server.use(
      http.post('https://elsewhere.example/list', () => new HttpResponse(null, { status: 405 })),
      http.get('https://elsewhere.example/list', () => HttpResponse.json({ ok: true })),
      ...contactHandlers(reply),
    );
    expect(await sendContactMessage(contactExample, { idempotencyKey: 'k' })).toEqual(result);
    const expected = (result as { outcome: string }).outcome === 'sent' ? 0 : 1;
    expect(log).toHaveBeenCalledTimes(expected);
    expect(log.mock.calls.join()).not.toContain('Ritika');
  });

  it('says how long to wait', async () => {
    server.use(
      http.post(addressOf(contactCall), () =>
        HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '60' } }),
      ),
    );
    expect(await sendContactMessage(contactExample, { idempotencyKey: 'k' })).toEqual({
      outcome: 'busy',
      retryAfter: 60,
    });
  });

  it('is cancelled without a word in the log', async () => {
    server.use(...contactHandlers({ delay: 'infinite' }));
    const leaving = new AbortController();
    const sending = sendContactMessage(contactExample, {
      idempotencyKey: 'k',
      signal: leaving.signal,
    });
    leaving.abort();
    expect(await sending).toEqual({ outcome: 'aborted' });
    expect(log).not.toHaveBeenCalled();
  });
});

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readSettings } from '../../src/content-service/settings';

it('has an answer for everything that is left out', () => {
  const { host, port, app } = readSettings({});
  expect({ host, port }).toEqual({ host: '0.0.0.0', port: 9000 });
  expect(app).toMatchObject({
    trustProxy: false,
    allowedOrigins: [],
    limits: { formsPerWindow: 20 },
    preparePictures: true,
  });
  expect(app.keepDays).toBeUndefined();
  expect(app.now).toBeUndefined();
  expect(app.databaseUrl).toBeUndefined();
});

it('reads what is given', () => {
  const { host, port, app } = readSettings({
    HOST: '127.0.0.1',
    PORT: '8080',
    DATABASE_URL: 'libsql://inbox.example',
    DATABASE_AUTH_TOKEN: 'token',
    ALLOWED_ORIGINS: 'https://www.school.example, https://school.example',
    FORMS_PER_TEN_MINUTES: '5',
    INBOX_KEEP_DAYS: '365',
    PREPARE_PICTURES: 'false',
    CONTENT_SERVICE_NOW: '2026-11-14T09:00:00+05:30',
  });
  expect({ host, port }).toEqual({ host: '127.0.0.1', port: 8080 });
  expect(app).toMatchObject({
    databaseUrl: 'libsql://inbox.example',
    databaseToken: 'token',
    allowedOrigins: ['https://www.school.example', 'https://school.example'],
    limits: { formsPerWindow: 5 },
    keepDays: 365,
    preparePictures: false,
  });
  expect(app.now?.().toISOString()).toBe('2026-11-14T03:30:00.000Z');
});

it.each([
  ['false', false],
  ['10.0.0.0/8', ['10.0.0.0/8']],
  ['10.0.0.2, fd00::/8', ['10.0.0.2', 'fd00::/8']],
])('trusts proxies as TRUST_PROXY=%s says', (text, trusted) => {
  expect(readSettings({ TRUST_PROXY: text }).app.trustProxy).toEqual(trusted);
});

it('takes the lines of the guide for e-mail', () => {
  const guide = readFileSync('docs/editors/messages.md', 'utf8');
  const lines = [...guide.matchAll(/^ *SMTP_URL=(.*)$/gm)].map(([, address]) => address);
  expect(lines).toHaveLength(2);
  for (const address of lines)
    expect(readSettings({ SMTP_URL: address }).app.mailTransport).toBeDefined();
});

it('trusts a number of proxies', () => {
  const trust = readSettings({ TRUST_PROXY: '1' }).app.trustProxy;
  expect(typeof trust === 'function' && [trust('10.0.0.1', 0), trust('10.0.0.2', 1)]).toEqual([
    true,
    false,
  ]);
});

it.each([
  ['true', 'would let every visitor choose an address. Write the number of proxies'],
  ['nginx', 'holds "nginx", which is no address. Write the number of proxies'],
  ['10.0.0.2,,', 'holds ""'],
  ['10.0.0.0/33', 'holds "10.0.0.0/33"'],
  ['1000', 'holds "1000"'],
])('refuses TRUST_PROXY=%s', (text, message) => {
  expect(() => readSettings({ TRUST_PROXY: text })).toThrow(message);
});

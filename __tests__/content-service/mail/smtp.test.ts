/** @jest-environment node */
import { smtpTransport } from '../../../src/content-service/mail/transport';
import { readSettings } from '../../../src/content-service/settings';
import { cleanUp } from '../support/app';
import { closeDatabases, mailOffice, mailServer } from '../support/mail';
import { filledForm } from '../support/post';

jest.setTimeout(60_000);
const servers: { close(): Promise<void> }[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await closeDatabases();
  await cleanUp();
});

async function start(...options: Parameters<typeof mailServer>) {
  const server = await mailServer(...options);
  servers.push(server);
  return server;
}

/** Keeps a message and sends it over the server at an address. */
async function sendOver(address: string, changed: Partial<typeof filledForm> = {}) {
  const office = mailOffice(smtpTransport(address).send);
  await office.inbox.keepMessage({ ...filledForm, ...changed }, 'key', { letters: ['office'] });
  await office.mailer.run();
  return office;
}

/** The headers of a source, each on one line. */
const headersOf = (source: string) =>
  (source.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');

/** The plain text of an e-mail, decoded as it says itself. */
function readPlain(source: string): string {
  const part = /text\/plain[^]*?(?=\r\n----_NmP)/.exec(source)?.[0] ?? '';
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  if (/encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

it('reaches a mailbox, with the parent as whom the answer goes to', async () => {
  const { port, taken } = await start({ disabledCommands: ['AUTH', 'STARTTLS'] });
  await sendOver(`smtp://127.0.0.1:${port}`);
  expect(taken).toMatchObject([{ from: 'office@school.example', to: ['office@school.example'] }]);
  expect(headersOf(taken[0]?.source ?? '')).toEqual(
    expect.arrayContaining([
      'From: Hillview School <office@school.example>',
      'To: office@school.example',
      'Reply-To: asha@home.example',
      'Subject: [Website] Bus stop',
      'Auto-Submitted: auto-generated',
      expect.stringMatching(/^Message-ID: <[\da-f]{40}@school\.example>$/),
    ]),
  );
  expect(taken[0]?.source).toMatch(/text\/plain[^]*text\/html/);
});

it('gives no header and no recipient to who writes them into a form', async () => {
  const { port, taken } = await start({ disabledCommands: ['AUTH', 'STARTTLS'] });
  const injected = 'x\r\nBcc: all@school.example\r\nX-Evil: 1\r\n\r\n<h1>Hi</h1>\r\n.\r\nQUIT\r\n';
  await sendOver(`smtp://127.0.0.1:${port}`, {
    name: `Asha ${injected}`,
    subject: `Bus ${injected}`,
    email: 'asha@home.example',
    message: `.\r\n${injected}`,
  });
  expect(taken).toHaveLength(1);
  expect(taken[0]?.to).toEqual(['office@school.example']);
  const names = headersOf(taken[0]?.source ?? '').map((line) => line.split(':')[0]?.toLowerCase());
  expect(names).not.toContain('bcc');
  expect(names).not.toContain('x-evil');
  expect(names.filter((name) => name === 'subject')).toHaveLength(1);
});

it('writes every script and sign as it was written', async () => {
  const { port, taken } = await start({ disabledCommands: ['AUTH', 'STARTTLS'] });
  await sendOver(`smtp://127.0.0.1:${port}`, { name: 'आशा राणा', message: 'बस 7 कब? 🏔️ = "ok"' });
  const plain = readPlain(taken[0]?.source ?? '');
  expect(plain).toContain('Name: आशा राणा\r\n');
  expect(plain).toContain('बस 7 कब? 🏔️ = "ok"');
});

describe('with a password', () => {
  const options = {
    authOptional: false,
    onAuth: (
      {
        username,
        password,
      }: { username?: string | undefined; password?: string | null | undefined },
      _session: unknown,
      done: (error: Error | null, answer?: { user: string }) => void,
    ) =>
      username === 'site@school.example' && password === 'p@ss/word:1'
        ? done(null, { user: username })
        : done(new Error('wrong')),
  };
  const user = 'site%40school.example:p%40ss%2Fword%3A1';
  const trusting = '?tls.rejectUnauthorized=false';

  it('is sent over TLS, from the beginning or by STARTTLS', async () => {
    const secure = await start({ ...options, secure: true });
    await sendOver(`smtps://${user}@127.0.0.1:${secure.port}${trusting}`);
    const upgraded = await start(options);
    // Without a word about its certificate: it is on this machine.
    await sendOver(`smtp://${user}@127.0.0.1:${upgraded.port}`);
    expect([...secure.taken, ...upgraded.taken]).toMatchObject([
      { user: 'site@school.example', secure: true },
      { user: 'site@school.example', secure: true },
    ]);
  });

  it('waits where the certificate is nobody’s, or the password is wrong', async () => {
    const { port, taken } = await start({ ...options, secure: true });
    const untrusted = await sendOver(`smtps://${user}@127.0.0.1:${port}`);
    const refused = await sendOver(`smtps://x%40y.example:no@127.0.0.1:${port}${trusting}`);
    expect(taken).toEqual([]);
    for (const { outbox, log } of [untrusted, refused]) {
      expect(await outbox.backlog()).toMatchObject({ waiting: 1 });
      const said = JSON.stringify(log.error.mock.calls);
      expect(said).toContain('the mail server takes nothing');
      expect(said).not.toMatch(/asha|site@|p@ss/i);
    }
  });
});

it('sends what waited while the server was away', async () => {
  const first = await mailServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
  await first.close();
  const office = await sendOver(`smtp://127.0.0.1:${first.port}`);
  expect(await office.outbox.backlog()).toMatchObject({ waiting: 1 });
  const { taken } = await start({ disabledCommands: ['AUTH', 'STARTTLS'] }, first.port);
  office.pass(2);
  await office.mailer.run();
  expect(taken).toHaveLength(1);
});

it.each([
  [451, 'later'],
  [550, 'never'],
  [421, 'server'],
] as const)('takes an answer %i for "%s"', async (responseCode, kind) => {
  const { port } = await start({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
  });
  const { send } = smtpTransport(`smtp://127.0.0.1:${port}`);
  const office = mailOffice(() => Promise.resolve());
  await office.inbox.keepMessage(filledForm, 'key', { letters: ['office'] });
  const failed = mailOffice(async (letter) => {
    await expect(send(letter)).rejects.toMatchObject({ kind });
  }, office.file);
  await failed.mailer.run();
  expect.assertions(1);
});

it.each(['mail.school.example', 'http://school.example', 'smtp://', 'smtps://a:geheim@:x'])(
  'refuses %s as SMTP_URL, and repeats no password',
  (SMTP_URL) => {
    const read = () => readSettings({ SMTP_URL });
    expect(read).toThrow('SMTP_URL must be the address of a mail server');
    expect(read).not.toThrow('geheim');
  },
);

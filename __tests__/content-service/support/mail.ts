import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { databaseAt, type Database } from '../../../src/content-service/inbox/database';
import { makeInbox } from '../../../src/content-service/inbox/inbox';
import { writeLetter, type Letter } from '../../../src/content-service/mail/letters';
import { mailFactsOf } from '../../../src/content-service/mail/mail-facts';
import { makeMailer } from '../../../src/content-service/mail/mailer';
import { makeOutbox } from '../../../src/content-service/mail/outbox';
import type { MailTransport } from '../../../src/content-service/mail/transport';
import { join } from 'node:path';
import { newFolder } from './app';

/** What `site.yaml` says in these tests. */
export const mailSite = {
  code: 'DHS',
  name: 'Hillview School',
  siteUrl: 'https://www.hillview.example',
  email: 'office@school.example',
  forms: {
    to: {
      subjects: [
        { words: ['admission', 'registration'], to: 'admissions@school.example' },
        { words: ['fee', 'fine'], to: 'accounts@school.example' },
      ],
    },
    answered: 'The office answers within two working days.',
    copies: true,
  },
};

/** The same, as e-mails take it. */
export const facts = () => {
  const read = mailFactsOf(mailSite);
  if (!read) throw new Error('The facts are whole.');
  return read;
};

const opened: Database[] = [];

/** Closes the databases of these tests. */
export const closeDatabases = () =>
  Promise.all(opened.splice(0).map((database) => database.close()));

/** A school's inbox with its outbox and a clock that the test moves; `send` is the mail server. */
export function mailOffice(
  send: (letter: Letter) => Promise<void>,
  file = join(newFolder(), 'inbox.db'),
) {
  const database = databaseAt(`file:${file}`);
  opened.push(database);
  const time = { now: new Date('2026-11-14T09:00:00+05:30') };
  const clock = () => time.now;
  const outbox = makeOutbox(database);
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const transport: MailTransport = { send };
  const mailer = makeMailer({
    outbox,
    transport,
    write: (claimed) => writeLetter(claimed, facts(), '#23503D'),
    clock,
    log,
  });
  return {
    file,
    database,
    inbox: makeInbox(database, clock),
    outbox,
    transport,
    mailer,
    log,
    clock,
    /** Lets so many minutes pass. */
    pass: (minutes: number) => (time.now = new Date(time.now.getTime() + minutes * 60_000)),
  };
}

/** An e-mail that a real server took: its envelope and its source. */
interface TakenMail {
  from: string;
  to: string[];
  source: string;
  user: string | undefined;
  secure: boolean;
}

/** A mail server on this machine. */
export async function mailServer(options: SMTPServerOptions = {}, port = 0) {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString(),
          user: session.user,
          secure: session.secure,
        });
        done();
      });
    },
    ...options,
  });
  // A client that breaks off is no error of the test.
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    taken,
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

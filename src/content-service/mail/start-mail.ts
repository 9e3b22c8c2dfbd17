import type { FastifyInstance } from 'fastify';
import type { Database } from '../inbox/database';
import type { FormCounts } from '../inbox/form-counts';
import { inboxErrorReason } from '../inbox/inbox-errors';
import type { Suspicion } from '../forms/suspicion';
import { type Repeat, untilClosed } from '../live-content/keep-following';
import { readColour, type School } from '../school';
import type { Clock } from '../school-year/clock';
import { lateAfterMs, makeBacklogReport } from './backlog-report';
import { isBareAddress } from './letter-text';
import { writeLetter } from './letters';
import { makeMailer } from './mailer';
import { makeOutbox, type LetterKind } from './outbox';
import type { MailTransport } from './transport';

/** How many offers of a copy one address gets in a day, and all addresses together. */
const copiesPerDay = { address: 3, all: 100 };

const dayMs = 86_400_000;

/** One address, whatever is written behind a plus sign in it. */
const sameAddress = (email: string) => {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  return `${name.split('+')[0]}@${domain}`;
};

interface Options {
  database: Database;
  counts: Pick<FormCounts, 'count'>;
  clock: Clock;
  /** Undefined where nothing is sent by e-mail. */
  transport: MailTransport | undefined;
  content: () => { school: Pick<School, 'mail'> };
  /** The school's identity, beside which its colours stand. */
  siteFile: string;
  /** How often it is looked for what waits. */
  repeat: Repeat;
}

/** What the form's route and the check of health ask of e-mail. */
export interface Mail {
  /** The e-mails to be written about a message: none about what is probably spam. */
  lettersFor(asked: {
    email: string;
    suspicion: Suspicion | undefined;
    wantsCopy: boolean;
  }): Promise<LetterKind[]>;
  /** Sends the copy that a receipt offers; false where its link has ended, or was used before. */
  confirmCopy(token: string): Promise<boolean>;
  /** Sends what waits; to be called when a message has been kept. */
  send(): void;
  health(): Promise<{ mail: 'off' | 'ok' | 'late' | 'failing'; mailWaiting: number }>;
}

const withoutMail: Mail = {
  lettersFor: () => Promise.resolve([]),
  confirmCopy: () => Promise.resolve(false),
  send: () => undefined,
  health: () => Promise.resolve({ mail: 'off', mailWaiting: 0 }),
};

/** Sends what the outbox holds until the app is closed. */
export function startMail(app: FastifyInstance, options: Options): Mail {
  const { database, counts, clock, transport, content, siteFile, repeat } = options;
  const { log } = app;
  const facts = () => content().school.mail;
  if (!transport) {
    if (facts()?.copies)
      log.warn('site.yaml offers copies by e-mail, and SMTP_URL names no server');
    return withoutMail;
  }
  const colour = readColour(siteFile);
  const outbox = makeOutbox(database);
  const mailer = makeMailer({
    outbox,
    transport,
    clock,
    log,
    write: (claimed) => {
      const known = facts();
      return known && writeLetter(claimed, known, colour);
    },
  });
  const report = makeBacklogReport({ outbox, transport, facts, colour, clock, log });
  app.addHook('onListen', async () => void mailer.run());
  app.addHook('onClose', async () => mailer.stop());
  untilClosed(app, repeat, () => void mailer.run().then(report));

  /** Whether an address may be offered one more copy today; counted under a hash of the day. */
  async function mayHaveCopy(email: string): Promise<boolean> {
    if (!facts()?.copies || !isBareAddress(email)) return false;
    const count = async (whose: string) =>
      (await counts.count(`copies ${whose}`, dayMs, Date.now())).current;
    const own = await count(sameAddress(email));
    return own <= copiesPerDay.address && (await count('all')) <= copiesPerDay.all;
  }

  return {
    async lettersFor({ email, suspicion, wantsCopy }) {
      if (suspicion) return [];
      // Where it can't be counted, none is sent.
      const copy = wantsCopy && (await mayHaveCopy(email).catch(() => false));
      return copy ? ['office', 'receipt'] : ['office'];
    },
    async confirmCopy(token) {
      const isQueued = await outbox.queueCopy(token, clock().getTime());
      if (isQueued) void mailer.run();
      return isQueued;
    },
    send: () => void mailer.run(),
    async health() {
      try {
        const { waiting, oldest = Infinity } = await outbox.backlog();
        const isLate = clock().getTime() - oldest > lateAfterMs;
        return { mail: isLate ? 'late' : 'ok', mailWaiting: waiting };
      } catch (error) {
        log.error({ reason: inboxErrorReason(error) }, 'the outbox could not be read');
        return { mail: 'failing', mailWaiting: 0 };
      }
    },
  };
}

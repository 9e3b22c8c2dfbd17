import type { FastifyBaseLogger } from 'fastify';
import { dayOf } from '../inbox/day-keys';
import { inboxErrorReason } from '../inbox/inbox-errors';
import type { Clock } from '../school-year/clock';
import { type Letter, letterOf } from './letters';
import type { MailFacts } from './mail-facts';
import type { Outbox } from './outbox';
import type { MailTransport } from './transport';

/** An e-mail that waits for longer is late, in ms. */
export const lateAfterMs = 3_600_000;

/** Tells the office of messages that could not be sent, wherever they should have gone. */
const reportLetter = (facts: MailFacts, waiting: number, date: Date, colour: string): Letter =>
  letterOf(
    {
      to: facts.to,
      replyTo: undefined,
      subject: 'Messages of the website could not be sent',
      sentences: [
        waiting === 1
          ? 'One message of the website could not be sent by e-mail so far.'
          : `${waiting} messages of the website could not be sent by e-mail so far.`,
        'They are kept, and are tried again. Until then they can be read with: npx school inbox',
      ],
      lines: [],
    },
    facts,
    { name: `waiting-${dayOf(date.getTime())}`, date, colour },
  );

interface Options {
  outbox: Pick<Outbox, 'backlog' | 'isFirstReport'>;
  transport: MailTransport;
  facts: () => MailFacts | undefined;
  colour: string;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/**
 * Makes what tells, once a day over all processes, of e-mails that have waited for an hour: the log always, and the
 * office where the server takes an e-mail at all.
 */
export function makeBacklogReport({ outbox, transport, facts, colour, clock, log }: Options) {
  return async (): Promise<void> => {
    try {
      const now = clock();
      const { waiting, oldest = 0 } = await outbox.backlog(now.getTime() - lateAfterMs);
      if (waiting === 0 || !(await outbox.isFirstReport(dayOf(now.getTime())))) return;
      const hours = Math.floor((now.getTime() - oldest) / 3_600_000);
      log.warn({ waiting, hours }, 'messages could not be sent by e-mail; they wait in the inbox');
      const known = facts();
      if (!known) return;
      // Most often the server is away, which the log has said.
      await transport.send(reportLetter(known, waiting, now, colour)).catch(() => undefined);
    } catch (error) {
      log.error({ reason: inboxErrorReason(error) }, 'the outbox could not be read');
    }
  };
}

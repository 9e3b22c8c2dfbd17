import type { FastifyBaseLogger } from 'fastify';
import { inboxErrorReason } from '../inbox/inbox-errors';
import type { Clock } from '../school-year/clock';
import type { Letter } from './letters';
import { type ClaimedLetter, delayAfter, type Outbox } from './outbox';
import { MailError, type MailTransport } from './transport';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long a server that is away is left alone, in ms: half a minute, then twice as long, a quarter of an hour at most. */
const pauseAfter = (failures: number) => Math.min(minute * 2 ** (failures - 2), 15 * minute);

/** A copy that comes later helps nobody, in ms. */
const copyLifeMs = 2 * day;

interface Options {
  outbox: Outbox;
  transport: MailTransport;
  /** Writes an e-mail; undefined where the school's file names no address. */
  write: (claimed: ClaimedLetter) => Letter | undefined;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/**
 * Sends what waits in the outbox. Before an e-mail is sent it is claimed on the disk, and marked afterwards: a
 * process that is killed between both leaves one that is sent again under its own Message-ID, once its claim
 * has ended.
 */
export function makeMailer({ outbox, transport, write, clock, log }: Options) {
  let pausedUntil = 0;
  let failures = 0;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  /** Taken by the server, and not marked yet: the disk is full. */
  const unmarked = new Set<number>();
  const now = () => clock().getTime();

  async function mark(id: number): Promise<void> {
    unmarked.add(id);
    await outbox.markSent(id, now());
    unmarked.delete(id);
  }

  function pause(reason: string): void {
    failures += 1;
    pausedUntil = now() + pauseAfter(failures);
    // Once, and again when it has long been away; the daily report tells of the rest.
    if (failures === 1) log.error({ reason }, 'the mail server takes nothing; messages wait');
  }

  async function putAside({ id, kind, tries, queuedAt }: ClaimedLetter, error: MailError) {
    const isOver = now() - queuedAt > copyLifeMs;
    if (kind !== 'office' && (error.kind === 'never' || isOver)) {
      log.info({ reason: error.reason }, 'a copy cannot be sent');
      return outbox.giveUp(id, now(), error.reason);
    }
    log.warn(
      { reason: error.reason, tries },
      'the mail server refuses a message; it is tried again',
    );
    return outbox.putOff(id, now() + delayAfter(tries), error.reason);
  }

  /** Sends one; false where no other one can be sent now. */
  async function sendNext(): Promise<boolean> {
    const claimed = await outbox.claim(now());
    if (!claimed) return false;
    if (unmarked.has(claimed.id)) {
      await mark(claimed.id);
      return true;
    }
    const letter = write(claimed);
    if (!letter) {
      await outbox.putBack(claimed.id);
      pause('site.yaml names no e-mail address');
      return false;
    }
    try {
      await transport.send(letter);
    } catch (error) {
      const failed = error instanceof MailError ? error : new MailError('later', 'unknown');
      if (failed.kind !== 'server') {
        await putAside(claimed, failed);
        return true;
      }
      pause(failed.reason);
      await outbox.putBack(claimed.id);
      return false;
    }
    if (failures > 0) log.info('the mail server takes messages again');
    failures = 0;
    await mark(claimed.id);
    return true;
  }

  async function round(): Promise<void> {
    try {
      for (const id of unmarked) await mark(id);
      // A pause that lies further ahead is of a clock that was put back since.
      const left = pausedUntil - now();
      if (left > 0 && left <= 15 * minute) return;
      while (!stopped && (await sendNext()));
    } catch (error) {
      log.error({ reason: inboxErrorReason(error) }, 'the outbox could not be read');
    }
  }

  /** One round at a time; what is asked for meanwhile is one more. */
  function run(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = round().finally(() => {
      running = undefined;
      if (again && !stopped) void run();
      again = false;
    });
    return running;
  }

  return {
    /** Sends what is due. Resolves once nothing more can be sent now; never rejects. */
    run,
    /** Begins nothing more; resolves once the e-mail that is being sent has ended. */
    async stop(): Promise<void> {
      stopped = true;
      await running;
    },
  };
}

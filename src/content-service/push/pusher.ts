import type { FastifyBaseLogger } from 'fastify';
import { inboxErrorReason } from '../inbox/inbox-errors';
import { delayAfter } from '../mail/outbox';
import type { Clock } from '../school-year/clock';
import type { ClaimedPush, PushOutbox } from './push-outbox';
import type { PushAnswer } from './push-transport';
import type { Subscriptions } from './subscriptions';

/** So many are under way at once. */
const together = 8;

interface Options {
  outbox: PushOutbox;
  subscriptions: Pick<Subscriptions, 'end'>;
  /** Never rejects. */
  send: (push: ClaimedPush) => Promise<PushAnswer>;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/**
 * Sends what waits. A process that is killed between sending and marking leaves a message that is sent again under its
 * own topic, so that push service and phone show it once.
 */
export function makePusher({ outbox, subscriptions, send, clock, log }: Options) {
  let running: Promise<void> | undefined;
  let stopped = false;

  async function sendOne(push: ClaimedPush): Promise<void> {
    const answer = await send(push);
    if (answer.outcome === 'gone') await subscriptions.end(push.subscription.endpoint);
    else if (answer.outcome === 'later') {
      const { reason, afterMs } = answer;
      log.info({ reason, tries: push.tries }, 'a push service takes a message later');
      await outbox.putOff(push, clock().getTime() + delayAfter(push.tries, afterMs));
    } else {
      if (answer.outcome === 'refused')
        log.warn({ reason: answer.reason }, 'a message to a browser is not sent');
      await outbox.remove(push);
    }
  }

  async function round(): Promise<void> {
    try {
      while (!stopped) {
        const claimed = await outbox.claim(clock().getTime(), together);
        if (claimed.length === 0) return;
        await Promise.all(claimed.map(sendOne));
      }
    } catch (error) {
      log.error({ reason: inboxErrorReason(error) }, 'what waits for browsers could not be read');
    }
  }

  return {
    /** Sends what is due, one round at a time. Never rejects. */
    run: (): Promise<void> => (running ??= round().finally(() => (running = undefined))),
    /** Begins nothing more; resolves once what is being sent has ended. */
    async stop(): Promise<void> {
      stopped = true;
      await running;
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../school-year/clock';
import type { ClockGuard } from './clock-guard';
import { inboxErrorReason } from './inbox-errors';
import type { Inbox } from './inbox';

const dayMs = 86_400_000;
const everyMs = 3_600_000;

interface Options {
  inbox: Pick<Inbox, 'deleteBefore'>;
  guard: ClockGuard;
  clock: Clock;
  /** Older messages and requests are deleted. */
  keepDays: number;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/**
 * Makes what deletes messages that are older than they may be: half of them at most in a day, so that the
 * office sees it before all are gone, and nothing while the clock can't be right. A failure is logged; the next
 * call tries again.
 */
export function makeRetention({ inbox, guard, clock, keepDays, log }: Options) {
  let deletedAt: number | undefined;
  return async (): Promise<void> => {
    try {
      const now = clock();
      const reason = await guard.doubt(now);
      if (reason !== undefined) {
        return log.error({ reason, keepDays }, 'no messages are deleted until the clock is right');
      }
      if (deletedAt !== undefined && Math.abs(now.getTime() - deletedAt) < dayMs) return;
      const oldest = new Date(now.getTime() - keepDays * dayMs);
      const deleted = await inbox.deleteBefore(oldest.toISOString(), { now, share: 0.5 });
      if (deleted === 0) return;
      deletedAt = now.getTime();
      log.info({ deleted, keepDays }, 'old messages deleted');
    } catch (error) {
      log.error({ reason: inboxErrorReason(error) }, 'old messages could not be deleted');
    }
  };
}

/** Deletes what is too old now and looks again every hour; gives what ends that. */
export function startRetentionJob(options: Options): () => void {
  const deleteOld = makeRetention(options);
  void deleteOld();
  const timer = setInterval(() => void deleteOld(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

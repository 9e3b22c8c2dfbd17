import type { Database } from './database';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { every, untilClosed } from '../live-content/keep-following';
import type { Clock } from '../school-year/clock';
import { inboxErrorReason } from './inbox-errors';
import type { Inbox } from './inbox';

const dayMs = 86_400_000;

/** A school's inbox is silent for its longest holidays, and no longer. */
const farAheadMs = 60 * dayMs;
/** A clock may be put back by an hour or two. */
const farBackMs = dayMs;
/** After so long in one run, a time that looked wrong is the time. */
const trustedMs = 7 * dayMs;

/**
 * Tells whether the clock can be right, by when this inbox was used before. It runs on the time since the process
 * began, which no clock changes.
 */
export function makeClockGuard(
  database: Pick<Database, 'execute'>,
  elapsed: () => number = () => performance.now(),
) {
  let doubtedSince: number | undefined;

  /** By the guard's own mark; an inbox of an earlier version has messages alone. */
  async function lastSeen(): Promise<number | undefined> {
    const { rows } = await database.execute(
      `select coalesce((select seen_at from clock_marks), (select max(received_at) from contact_messages))
         as seen`,
    );
    const seen = rows[0]?.['seen'];
    return typeof seen === 'string' ? Date.parse(seen) : undefined;
  }

  return {
    /** Why the clock is doubted, in words for the log; undefined, and remembered, where it is not. */
    async doubt(now: Date): Promise<string | undefined> {
      const seen = await lastSeen();
      const ahead = now.getTime() - (seen ?? now.getTime());
      const isOdd = ahead > farAheadMs || ahead < -farBackMs;
      if (isOdd) doubtedSince ??= elapsed();
      const isTrusted = doubtedSince !== undefined && elapsed() - doubtedSince >= trustedMs;
      if (isOdd && !isTrusted) {
        const last = new Date(seen ?? 0).toISOString();
        return `the clock says ${now.toISOString()}, and this inbox was used last at ${last}`;
      }
      doubtedSince = undefined;
      await database.execute({
        sql: `insert into clock_marks (id, seen_at) values (1, :now)
              on conflict (id) do update set seen_at = :now`,
        args: { now: now.toISOString() },
      });
      return undefined;
    },
  };
}

interface Options {
  inbox: Pick<Inbox, 'deleteBefore'>;
  guard: ReturnType<typeof makeClockGuard>;
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

/** Deletes what is too old now, and looks again every hour until the app is closed. */
export function startRetentionJob(app: FastifyInstance, options: Omit<Options, 'log'>): void {
  const deleteOld = makeRetention({ ...options, log: app.log });
  void deleteOld();
  untilClosed(app, every(3_600_000), () => void deleteOld());
}

import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../school-year/clock';
import { inboxFault } from './faults';
import type { Inbox } from './inbox';

const dayMs = 86_400_000;
const everyMs = 3_600_000;

interface Options {
  inbox: Inbox;
  clock: Clock;
  /** Older messages and requests are deleted. */
  keepDays: number;
  log: FastifyBaseLogger;
}

/** Deletes once what is older than it may be. A failure is logged; the next hour tries again. */
export async function deleteOld({ inbox, clock, keepDays, log }: Options): Promise<void> {
  try {
    const oldest = new Date(clock().getTime() - keepDays * dayMs).toISOString();
    const deleted = await inbox.deleteBefore(oldest);
    if (deleted > 0) log.info({ deleted, keepDays }, 'old messages deleted');
  } catch (error) {
    log.error({ reason: inboxFault(error) }, 'old messages could not be deleted');
  }
}

/** Deletes what is too old now and every hour; gives what ends that. */
export function keepDeleting(options: Options): () => void {
  void deleteOld(options);
  const timer = setInterval(() => void deleteOld(options), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../school-year/clock';
import { inboxFault } from './faults';
import type { Inbox } from './inbox';

const dayMs = 86_400_000;
const everyMs = 3_600_000;
/** How long no message may come beside `keepDays` before the clock is doubted. */
const quietDays = 60;

interface Options {
  inbox: Inbox;
  clock: Clock;
  /** Older messages and requests are deleted. */
  keepDays: number;
  log: FastifyBaseLogger;
}

/**
 * Which of the received times may go, and what speaks against it. A clock may be wrong, and messages may
 * have come meanwhile: what is old is told apart from the rest by a gap that no quiet holiday explains.
 */
function planDeletion(times: readonly string[], now: number, keepDays: number) {
  const at = (index: number) => Date.parse(times[index] ?? '');
  const limit = new Date(now - keepDays * dayMs).toISOString();
  const old = times.filter((time) => time < limit).length;
  const nothing = { before: undefined, later: 0, doubt: undefined };
  if (times.length > 0 && at(times.length - 1) > now + dayMs) {
    return { ...nothing, doubt: 'the clock is before the newest message' };
  }
  if (old === 0) return nothing;
  const next = old < times.length ? at(old) : now;
  if (next - at(old - 1) > (keepDays + quietDays) * dayMs) {
    return { ...nothing, doubt: 'the clock is far from the old messages' };
  }
  const most = Math.ceil(times.length / 3);
  const before = old > most ? times[most] : limit;
  return { before, later: Math.max(0, old - most), doubt: undefined };
}

/**
 * Deletes once what is older than it may be, at most a third of all. Nothing is deleted, and the log
 * says so, where the clock may be wrong. A failure is logged. Gives whether something was deleted.
 */
export async function deleteOld({ inbox, clock, keepDays, log }: Options): Promise<boolean> {
  try {
    const times = await inbox.receivedTimes();
    const { before, later, doubt } = planDeletion(times, clock().getTime(), keepDays);
    if (doubt) log.error({ reason: doubt }, 'no old messages were deleted: check the clock');
    if (before === undefined) return false;
    const deleted = await inbox.deleteBefore(before);
    if (deleted > 0) log.info({ deleted, later, keepDays }, 'old messages deleted');
    return deleted > 0;
  } catch (error) {
    log.error({ reason: inboxFault(error) }, 'old messages could not be deleted');
    return false;
  }
}

/** Deletes what is too old now and every hour, but once in 24 hours; gives what ends that. */
export function keepDeleting(options: Options): () => void {
  let last = -Infinity;
  async function tryNow(): Promise<void> {
    if (performance.now() - last < dayMs) return;
    if (await deleteOld(options)) last = performance.now();
  }
  void tryNow();
  const timer = setInterval(() => void tryNow(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormCounts } from '../inbox/form-counts';
import { every, untilClosed } from '../live-content/keep-following';
import { tooManyRequests } from './errors';
import { countsOf, makeOverLimit } from './visitor-counts';

/** How often one address may send a form, and how large a form may be. */
export interface Limits {
  /** Forms sent per address within the window. */
  formsPerWindow: number;
  /** Length of the window in milliseconds. */
  windowMs: number;
  /** Size of a body in bytes. */
  bodyBytes: number;
  /** How long a request may take to arrive, in milliseconds. */
  requestMs: number;
}

/** Room for a family that corrects itself a few times, none for a robot. */
export const defaultLimits: Limits = {
  formsPerWindow: 20,
  windowMs: 10 * 60_000,
  bodyBytes: 32 * 1024,
  // A form on the slowest phone network takes seconds.
  requestMs: 20_000,
};

/** How many times as many forms as one household's are taken of a /48, and of all visitors together. */
const shares = { site: 3, all: 30 };

/**
 * What limits the forms of a route: how large they are, and how many of a group come in the window. Where the
 * database fails, nothing is counted: nothing can be sent either.
 */
export function limitedForms(limits: Limits, counts: FormCounts, group: string) {
  const { formsPerWindow, windowMs, bodyBytes } = limits;
  // Who is over the limit is remembered until the window ends, so that a flood does not write.
  const over = makeOverLimit();

  /** Counts a form of an address; gives how many ms it has to wait, 0 where it is taken. */
  async function waitOf(ip: string, now: number): Promise<number> {
    const all = countsOf(ip, group, formsPerWindow, shares);
    const visitors = all.map(({ visitor }) => visitor);
    const left = over.left(visitors, now, windowMs);
    if (left > 0) return left;
    const waits = all.map(async ({ visitor, most }) => {
      const { current, ttl } = await counts.count(visitor, windowMs, now);
      // The next one is refused without being written.
      if (current >= most) over.remember(visitor, now + ttl);
      return current > most ? ttl : 0;
    });
    return Math.max(...(await Promise.all(waits)));
  }

  return {
    bodyLimit: bodyBytes,
    onRequest: async ({ ip }: FastifyRequest, reply: FastifyReply) => {
      const wait = await waitOf(ip, Date.now()).catch(() => 0);
      if (wait > 0) throw tooManyRequests(reply, wait);
    },
  };
}

/** Removes the counts of windows that have ended, at the start and each minute. */
export function sweepCounts(app: FastifyInstance, counts: FormCounts): void {
  const sweep = () => void counts.sweep(Date.now()).catch(() => undefined);
  app.addHook('onReady', async () => sweep());
  untilClosed(app, every(60_000), sweep);
}

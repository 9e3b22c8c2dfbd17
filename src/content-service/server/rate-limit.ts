import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isIPv4, isIPv6 } from 'node:net';
import { type CountForm, countIn } from '../inbox/form-counts';
import type { Database } from '../inbox/database';
import { ApiError } from './errors';

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

/** One household has a whole IPv6 network, so its first four groups count as its address. */
export function addressOf(request: Pick<FastifyRequest, 'ip'>): string {
  const mapped = '::ffff:';
  if (request.ip.startsWith(mapped) && isIPv4(request.ip.slice(mapped.length))) {
    return request.ip.slice(mapped.length);
  }
  if (!isIPv6(request.ip)) return request.ip;
  const [head = '', tail] = request.ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Visitors over their limit that are remembered here; with more, the database is asked again. */
const mostRemembered = 5000;

/**
 * Where the plugin counts: in the database, so that all processes of the service count together. Who is
 * over the limit is remembered until the window ends, so that a flood does not write.
 */
function storeOver(countForm: CountForm) {
  return class FormCountStore {
    private readonly over = new Map<string, number>();

    incr(visitor: string, counted: Counted, windowMs: number, max: number): void {
      const now = Date.now();
      const left = (this.over.get(visitor) ?? now) - now;
      // More than a window: the clock was set back.
      if (left > 0 && left <= windowMs) return counted(null, { current: max + 1, ttl: left });
      countForm(visitor, windowMs, now).then(
        ({ current, ttl }) => {
          if (this.over.size >= mostRemembered) this.over.clear();
          if (current > max) this.over.set(visitor, now + ttl);
          else this.over.delete(visitor);
          counted(null, { current, ttl });
        },
        (error: Error) => counted(error),
      );
    }

    /** Forms are told apart by the `groupId` of their routes. */
    child(): this {
      return this;
    }
  };
}

/**
 * Makes `config.rateLimit` of a route count; routes without it are not limited. Where the database
 * fails, nothing is counted: nothing can be sent either.
 */
export async function installRateLimit(app: FastifyInstance, database: Database): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: storeOver(countIn(database)),
    skipOnError: true,
    keyGenerator: addressOf,
    errorResponseBuilder: (_request, { ttl }) => {
      const minutes = Math.max(1, Math.ceil(ttl / 60_000));
      const unit = minutes === 1 ? 'minute' : 'minutes';
      return new ApiError(
        429,
        `Too many requests from this address. Please try again in ${minutes} ${unit}.`,
      );
    },
  });
}

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { FormCount, FormCounts } from '../inbox/form-counts';
import { tooManyRequests } from './errors';
import { countsOf, makeOverLimit, type Shares } from './visitor-counts';

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
const shares: Shares = { site: 3, all: 30 };

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * Where the plugin counts: in the database, so that all processes of the service count together. Who is
 * over the limit is remembered until the window ends, so that a flood does not write.
 */
function storeOver(counts: FormCounts) {
  return class FormCountStore {
    private readonly over = makeOverLimit();

    incr(key: string, counted: Counted, windowMs: number, max: number): void {
      const now = Date.now();
      const [ip = '', group = ''] = key.split('|');
      const all = countsOf(ip, group, max, shares);
      const visitors = all.map(({ visitor }) => visitor);
      const left = this.over.left(visitors, now, windowMs);
      if (left > 0) return counted(null, { current: max + 1, ttl: left });
      Promise.all(visitors.map((visitor) => counts.count(visitor, windowMs, now))).then(
        (found: FormCount[]) => {
          const beyond = all.flatMap(({ visitor, most }, index) => {
            const { current, ttl } = found[index] ?? { current: 0, ttl: 0 };
            if (current < most) return [];
            // The next one is refused without being written.
            this.over.remember(visitor, now + ttl);
            return current > most ? [ttl] : [];
          });
          const [own = { current: 1, ttl: windowMs }] = found;
          const refused = beyond.length > 0;
          counted(null, refused ? { current: max + 1, ttl: Math.max(...beyond) } : own);
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

/** What limits the forms of a route: how large they are, and how many of a group come in the window. */
export const limitedForms = (limits: Limits, groupId: string) => ({
  bodyLimit: limits.bodyBytes,
  config: { rateLimit: { max: limits.formsPerWindow, timeWindow: limits.windowMs, groupId } },
});

/**
 * Makes `config.rateLimit` of a route count; routes without it are not limited. Where the database
 * fails, nothing is counted: nothing can be sent either.
 */
export async function installRateLimit(app: FastifyInstance, counts: FormCounts): Promise<void> {
  const sweep = () => void counts.sweep(Date.now()).catch(() => undefined);
  const sweeping = setInterval(sweep, 60_000).unref();
  app.addHook('onReady', async () => sweep());
  app.addHook('onClose', async () => clearInterval(sweeping));
  await app.register(rateLimit, {
    global: false,
    store: storeOver(counts),
    skipOnError: true,
    // The plugin puts the group of the route behind it.
    keyGenerator: ({ ip }) => `${ip}|`,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
}

import type { FormCount, FormCounts } from '../inbox/form-counts';
import { countsOf, makeOverLimit, type VisitorCount } from '../server/visitor-counts';
import type { Limits } from '../server/rate-limit';

/**
 * How many failed attempts for a certificate a household has within a window: half as many as forms in six times their
 * window, 10 an hour where 20 forms may come in ten minutes.
 */
export const tryLimitOf = ({ formsPerWindow, windowMs }: Limits) => ({
  most: Math.max(1, Math.ceil(formsPerWindow / 2)),
  windowMs: windowMs * 6,
});

/** How many times as many as one household's are taken of a /48, and of all visitors together. */
const shares = { site: 3, all: 20 };

/**
 * Counts the failed attempts of addresses in the counts of forms, for all processes that share them; `now` in ms. Both
 * reject when the database fails.
 */
export function makeFailedAttempts(
  counts: Pick<FormCounts, 'count'>,
  { most, windowMs }: ReturnType<typeof tryLimitOf>,
) {
  const over = makeOverLimit();
  const kindsOf = (ip: string) => countsOf(ip, 'wrong certificates', most, shares);
  const add = (kinds: VisitorCount[], now: number, by: -1 | 0 | 1) =>
    Promise.all(kinds.map(({ visitor }) => counts.count(visitor, windowMs, now, by)));

  /** How long to wait for those counts that are above their limit, this try counted. */
  function waitOf(kinds: VisitorCount[], found: FormCount[]): number {
    const own = found.slice(0, -1);
    // The limit of all holds for who has tried wrong before: an attack locks no other family out.
    const hasTried = own.some(({ current }) => current > 1);
    const beyond = found.filter(({ current }, index) => {
      const kind = kinds[index];
      return kind && current > kind.most && (index < own.length || hasTried);
    });
    return Math.max(0, ...beyond.map(({ ttl }) => ttl));
  }

  return {
    /**
     * Takes a try before it is looked at, so that tries that come at once count too. Gives how many ms its
     * visitor has to wait; 0 where it may be looked at.
     */
    async begin(ip: string, now: number): Promise<number> {
      const kinds = kindsOf(ip);
      const own = kinds.slice(0, -1).map(({ visitor }) => visitor);
      const left = over.left(own, now, windowMs);
      if (left > 0) return left;
      const found = await add(kinds, now, 1);
      const wait = waitOf(kinds, found);
      if (wait > 0 && own[0] !== undefined) over.remember(own[0], now + wait);
      return wait;
    },
    /** Keeps a try that was wrong and gives another back; as much is written for both. */
    async end(ip: string, wrong: boolean, now: number): Promise<void> {
      const kinds = kindsOf(ip);
      const found = await add(kinds, now, wrong ? 0 : -1);
      kinds.slice(0, -1).forEach(({ visitor, most: allowed }, index) => {
        const { current = 0, ttl = 0 } = found[index] ?? {};
        // The next one is refused without being written.
        if (current >= allowed) over.remember(visitor, now + ttl);
      });
    },
  };
}

import { within } from './within';

/** How `withSecondTry` works on one item. */
export interface Attempt<W> {
  /** The browser's window, or what was prepared in it. */
  worker: W;
  /** Gives a new one: a browser in which something hung is not used again. */
  renew: () => Promise<W>;
  /** How long one try may take, in ms. */
  limit?: number;
}

/** Two minutes: every step of a try has a shorter limit of its own, but for the closing of its page. */
const longestTry = 120_000;

/**
 * Does the work, and once more in a new browser when it failed: a page that takes too long on a busy
 * machine is there at the second try. Resolves with the reason, in one line, when that failed too.
 */
export async function withSecondTry<W>(
  work: (worker: W) => Promise<void>,
  { worker, renew, limit = longestTry }: Attempt<W>,
): Promise<string | undefined> {
  const limited = (given: W) =>
    within(work(given), limit, `no end after ${Math.round(limit / 1000)} s`);
  try {
    await limited(worker);
    return undefined;
  } catch {
    const fresh = await renew();
    try {
      await limited(fresh);
      return undefined;
    } catch (error) {
      await renew();
      const message = error instanceof Error ? error.message : String(error);
      return message.split('\n')[0] ?? '';
    }
  }
}

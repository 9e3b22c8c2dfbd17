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

/** Waits for the work, and no longer than the limit: what hangs for ever is left behind. */
async function within(limit: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const seconds = Math.round(limit / 1000);
    timer = setTimeout(() => reject(new Error(`no end after ${seconds} s`)), limit);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Does the work, and once more in a new browser when it failed: a page that takes too long on a busy
 * machine is there at the second try. Resolves with the reason, in one line, when that failed too.
 */
export async function withSecondTry<W>(
  work: (worker: W) => Promise<void>,
  { worker, renew, limit = longestTry }: Attempt<W>,
): Promise<string | undefined> {
  try {
    await within(limit, work(worker));
    return undefined;
  } catch {
    const fresh = await renew();
    try {
      await within(limit, work(fresh));
      return undefined;
    } catch (error) {
      await renew();
      const message = error instanceof Error ? error.message : String(error);
      return message.split('\n')[0] ?? '';
    }
  }
}

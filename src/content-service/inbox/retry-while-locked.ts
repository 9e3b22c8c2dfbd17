import { isBusy } from './inbox-errors';

/** How long a form waits for another process that writes, in milliseconds. */
export const lockTimeout = 5000;

const shortest = 10;
const longest = 200;

/**
 * Runs the work, and retries while another process holds the lock, for at most `wait` ms. SQLite's own
 * `busy_timeout` would block inside one call, in which the service answers no request.
 */
export async function retryWhileLocked<T>(work: () => Promise<T>, wait: number): Promise<T> {
  const until = performance.now() + wait;
  for (let pause = shortest; ; pause = Math.min(pause * 2, longest)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() + pause > until) throw error;
    }
    // Jitter, so that two waiting processes do not retry at the same moment.
    await new Promise((done) => setTimeout(done, pause * (0.5 + Math.random())));
  }
}

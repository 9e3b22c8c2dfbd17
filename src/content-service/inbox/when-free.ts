import { isBusy } from './faults';

/** How long a form waits for another process that writes, in milliseconds. */
export const lockTimeout = 5000;

const shortest = 10;
const longest = 200;

/**
 * Does the work; again, after a moment, as long as another process holds the lock, for `wait` ms at
 * most. SQLite's own `busy_timeout` would wait inside one call, in which the service answers nobody.
 */
export async function whenFree<T>(work: () => Promise<T>, wait: number): Promise<T> {
  const until = performance.now() + wait;
  for (let pause = shortest; ; pause = Math.min(pause * 2, longest)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() + pause > until) throw error;
    }
    // Two that wait do not come back at the same moment.
    await new Promise((done) => setTimeout(done, pause * (0.5 + Math.random())));
  }
}

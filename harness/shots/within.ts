import { setTimeout as wait } from 'node:timers/promises';

/** Waits for the work, and no longer than so many ms: what hangs for ever is left behind. Throws then. */
export function within<T>(work: Promise<T>, ms: number, message: string): Promise<T> {
  const done = new AbortController();
  const late = wait(ms, undefined, { signal: done.signal }).then((): never => {
    throw new Error(message);
  });
  return Promise.race([work, late]).finally(() => done.abort());
}

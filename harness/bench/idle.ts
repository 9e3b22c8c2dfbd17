import { until } from './until';

/** The requests of a page, or of several. */
export interface Requests {
  begun(request: unknown): void;
  ended(request: unknown): void;
  /** Whether nothing was under way for so long. */
  quietFor(ms: number): boolean;
}

/** Follows requests that are named as they begin and end. */
export function followRequests(now: () => number = () => performance.now()): Requests {
  const open = new Set<unknown>();
  let changed = now();
  return {
    begun(request) {
      open.add(request);
      changed = now();
    },
    ended(request) {
      open.delete(request);
      changed = now();
    },
    quietFor: (ms) => open.size === 0 && now() - changed >= ms,
  };
}

/** A page that has asked for nothing for so long is idle, once it also has nothing left to do. */
const quietMs = 2000;
const mostMs = 60_000;

/** A script that ends when the page has nothing left to do. */
export const idleCallback = 'new Promise((done) => requestIdleCallback(() => done()))';

/**
 * Waits until a page is idle. `rest` resolves when it has nothing left to do: a slow processor may
 * be busy with scripts for longer than the network has to be quiet.
 */
export async function untilIdle(
  requests: Pick<Requests, 'quietFor'>,
  rest: () => Promise<unknown>,
): Promise<void> {
  await until(async () => {
    if (!requests.quietFor(quietMs)) return undefined;
    await rest();
    // What it did until then may have asked for more.
    return requests.quietFor(quietMs) || undefined;
  }, mostMs);
}

import type { Page, Request } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';

/** Tells when a page has stopped asking for things. */
export interface Network {
  /**
   * Resolves when nothing was under way for `quietMs`, at most after `maxMs`. `endless` tells how
   * many requests are meant never to be answered.
   */
  quiet(quietMs?: number, maxMs?: number, endless?: () => Promise<number>): Promise<void>;
  /** Leaves the requests so far out of account. */
  forget(): void;
}

const step = 20;
const none = () => Promise.resolve(0);

/** Watches the requests of a page from now on, or those of them that count. */
export function watchNetwork(
  page: Page,
  counts: (request: Request) => boolean = () => true,
): Network {
  const open = new Set<Request>();
  let changed = performance.now();
  const note = (change: () => void) => {
    change();
    changed = performance.now();
  };
  page.on('request', (request) => counts(request) && note(() => open.add(request)));
  const end = (request: Request) => counts(request) && note(() => open.delete(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    async quiet(quietMs = 150, maxMs = 8000, endless = none) {
      const until = performance.now() + maxMs;
      while (performance.now() < until) {
        if (performance.now() - changed > quietMs && open.size <= (await endless())) return;
        await pause(step);
      }
    },
    forget: () => open.clear(),
  };
}

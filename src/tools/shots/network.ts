import type { Page, Request } from '@playwright/test';

/** Tells when a page has stopped asking for things. */
export interface Network {
  /** Resolves when nothing was under way for `quietMs`, or after `maxMs`. */
  quiet(quietMs?: number, maxMs?: number): Promise<void>;
}

const step = 20;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Watches the requests of a page from now on. */
export function watchNetwork(page: Page): Network {
  const open = new Set<Request>();
  let changed = performance.now();
  const note = (change: () => void) => {
    change();
    changed = performance.now();
  };
  page.on('request', (request) => note(() => open.add(request)));
  page.on('requestfinished', (request) => note(() => open.delete(request)));
  page.on('requestfailed', (request) => note(() => open.delete(request)));
  return {
    async quiet(quietMs = 150, maxMs = 8000) {
      const until = performance.now() + maxMs;
      const still = () => open.size === 0 && performance.now() - changed > quietMs;
      while (!still() && performance.now() < until) await pause(step);
    },
  };
}

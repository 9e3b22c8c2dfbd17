/** How long a call waits at most while the browser is busy, in ms. */
const longestWait = 500;

/** Calls back when the browser is idle; returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 16);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: longestWait });
  return () => cancelIdleCallback(request);
}

/** Settles when the browser is idle. */
export function untilIdle(): Promise<void> {
  return new Promise((done) => void whenIdle(done));
}

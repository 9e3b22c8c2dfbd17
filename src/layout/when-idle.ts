/**
 * Settles when the browser has nothing better to do, at once on the server. What waits for it is
 * complete in the built HTML and works natively; only its scripts come later.
 */
export function whenIdle(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}

/**
 * Sends the call of the page's list before its scripts are loaded, for `takePreloadedResponse`. A failure is
 * reported to the caller that takes the reply.
 */
export function preloadList(): void {
  const url = document.querySelector<HTMLElement>('[data-preload]')?.dataset.preload ?? '';
  const abort = new AbortController();
  const reply = fetch(url, { headers: { Accept: 'application/json' }, signal: abort.signal });
  // Who takes it is told of a failure.
  reply.catch(() => undefined);
  window.preload = { url, reply, end: () => abort.abort() };
}

declare global {
  interface Window {
    /** The call that the page's inline script has sent before the site's scripts were loaded. */
    preload?: { url: string; reply: Promise<Response>; end: () => void };
  }
}

/** Attribute of the place of a list: the address that the page's inline script asks for at once. */
export const preloadAttribute = 'data-preload';

/**
 * The response to a preloaded call (see `src/islands/boot/preload-list.ts`), returned once: a second request
 * wants fresh data. The signal aborts it like any other call. `undefined` where the page has preloaded no
 * such call.
 */
export function takePreloadedResponse(
  url: string,
  signal: AbortSignal | null,
): Promise<Response> | undefined {
  if (typeof window === 'undefined' || !window.preload) return undefined;
  const { preload } = window;
  if (new URL(preload.url, window.location.href).href !== url) return undefined;
  delete window.preload;
  if (signal?.aborted) preload.end();
  signal?.addEventListener('abort', preload.end);
  return preload.reply;
}

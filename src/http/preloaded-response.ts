declare global {
  interface Window {
    /** The call that the page's inline script has sent before the site's scripts arrived. */
    preload?: { url: string; reply: Promise<Response>; end: () => void };
  }
}

/** Attribute of the place of a list: the address that the page's inline script asks for at once. */
export const preloadAttribute = 'data-preload';

/**
 * The response to a call that is under way already (see `src/islands/boot/preload-list.ts`), given
 * out once: who asks again wants to hear news. The signal ends it like any other call. `undefined`
 * where the page has sent no such call.
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

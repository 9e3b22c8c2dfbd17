declare global {
  interface Window {
    /** The call that the page's inline script has sent before the site's scripts arrived. */
    early?: { url: string; reply: Promise<Response>; end: () => void };
  }
}

/** Attribute of the place of a list: the address that the page's inline script asks for at once. */
export const earlyMark = 'data-early';

/**
 * The reply to a call that is under way already (see `src/islands/boot/preload-list.ts`), given out once: who asks again
 * wants to hear news. The signal ends it like any other call. `undefined` where the page has sent no
 * such call.
 */
export function takeEarlyReply(
  url: string,
  signal: AbortSignal | null,
): Promise<Response> | undefined {
  if (typeof window === 'undefined' || !window.early) return undefined;
  const { early } = window;
  if (new URL(early.url, window.location.href).href !== url) return undefined;
  delete window.early;
  if (signal?.aborted) early.end();
  signal?.addEventListener('abort', early.end);
  return early.reply;
}

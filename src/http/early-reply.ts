declare global {
  interface Window {
    /** The call that the page's inline script has sent before the site's scripts arrived. */
    early?: { url: string; reply: Promise<Response> };
  }
}

/** Attribute of the place of a list: the address that the page's inline script asks for at once. */
export const earlyMark = 'data-early';

/**
 * The reply to a call that is under way already (see `earlyScript`), given out once: who asks again
 * wants to hear news. `undefined` where the page has sent no such call.
 */
export function takeEarlyReply(url: string): Promise<Response> | undefined {
  if (typeof window === 'undefined' || !window.early) return undefined;
  const { early } = window;
  if (new URL(early.url, window.location.href).href !== url) return undefined;
  delete window.early;
  return early.reply;
}

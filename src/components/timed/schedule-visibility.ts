/** The longest delay of a browser's timer, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/**
 * Shows and hides the timed elements of the page (see `timedAttributes`), now and at each of their times,
 * for as long as the page is open. Returns a function that stops it.
 */
export function scheduleVisibility(page: Document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    const now = Date.now();
    let next = Infinity;
    for (const element of page.querySelectorAll<HTMLElement>('[data-from],[data-until]')) {
      const from = Number(element.dataset.from ?? 0);
      const until = Number(element.dataset.until ?? Infinity);
      element.hidden = now < from || now >= until;
      for (const time of [from, until]) if (time > now) next = Math.min(next, time);
    }
    if (next < Infinity) timer = setTimeout(settle, Math.min(next - now, longestWait));
  };
  settle();
  // Timers are not reliable on a sleeping device or in a background page.
  page.addEventListener('visibilitychange', settle);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', settle);
  };
}

/** The longest time that a browser's timer can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/**
 * Shows and hides what comes and goes on the page (see `timedAttributes`), now and at each of its
 * times, for as long as the page is open. Gives the function that ends it.
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
  // A sleeping device and a page in the background have no timers that can be relied on.
  page.addEventListener('visibilitychange', settle);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', settle);
  };
}

/** The storage key of the notice that the reader has closed. */
export const closedKey = 'closed-notice';

/** The longest delay of a browser's timer, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/** A notice with scheduled visibility; `settle` checks its times again. */
export interface ScheduledNotice extends HTMLElement {
  settle?: () => void;
}

/**
 * Shows a notice from its start to its end, unless the reader has closed it, for as long as the page is
 * open. The page does not shift: a notice that appears later overlays it (`data-late`), and one that ends
 * leaves an empty space until the next page.
 */
export function scheduleNotice(notice: ScheduledNotice): void {
  const { dataset, style } = notice;
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  let closed = false;
  try {
    closed = localStorage[closedKey] === dataset.urgent;
  } catch {
    // The storage may be blocked.
  }
  const settle = (notice.settle = () => {
    clearTimeout(timer);
    const now = Date.now();
    const from = Number(dataset.starts ?? 0);
    const until = Number(dataset.ends);
    const stands = !closed && now >= from && now < until;
    if (stands && notice.hidden && !isFirst) dataset.late = '';
    const leavesPlace = !stands && !closed && !isFirst && !notice.hidden && !('late' in dataset);
    style.visibility = leavesPlace ? 'hidden' : '';
    notice.hidden = !stands && !leavesPlace;
    // The focused element must not be covered by it.
    if ('late' in dataset) {
      root.style.scrollPaddingTop = stands ? `${Math.max(96, notice.offsetHeight + 16)}px` : '';
    }
    isFirst = false;
    const next = Math.min(...[from, until].filter((time) => time > now));
    if (next < Infinity) timer = setTimeout(settle, Math.min(next - now, longestWait));
  });
  const button = notice.querySelector('button')!;
  button.hidden = false;
  button.onclick = () => {
    closed = true;
    try {
      localStorage[closedKey] = dataset.urgent;
    } catch {
      // Then it applies to this page only.
    }
    settle();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  settle();
  // Timers are not reliable on a sleeping device or in a background page.
  document.addEventListener('visibilitychange', settle);
}

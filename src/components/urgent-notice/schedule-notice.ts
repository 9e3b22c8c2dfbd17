/** Where browsers remember which notice their reader has closed. */
export const closedKey = 'closed-notice';

/** The longest time that a browser's timer can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/** A notice in a page that somebody keeps; `settle` looks at its times anew. */
export interface ScheduledNotice extends HTMLElement {
  settle?: () => void;
}

/**
 * Shows a notice from its beginning to its end, unless its reader has closed it; now and for as long as
 * the page is open. What is read does not move: a notice that comes later than the page stands over it
 * (`data-late`), and one that goes leaves its place empty until the next page.
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
    // What the keyboard comes to is not to lie under it.
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
      // Then it holds for this page only.
    }
    settle();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  settle();
  // A sleeping device and a page in the background have no timers that can be relied on.
  document.addEventListener('visibilitychange', settle);
}

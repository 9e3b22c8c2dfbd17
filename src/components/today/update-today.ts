import { lineAt, type TodayTable } from '../../lib/dates/today-table';

const minute = 60_000;

/**
 * Shows whether school is open now, for as long as the page is open; nothing where it is not known.
 * Returns a function that stops it.
 */
export function updateToday(place: Element, table: TodayTable): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    const now = Date.now();
    const line = lineAt(table, now);
    if (place.textContent !== line) place.textContent = line;
    timer = setTimeout(settle, minute - (now % minute));
  };
  settle();
  // Timers are not reliable on a sleeping device or in a background page.
  document.addEventListener('visibilitychange', settle);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', settle);
  };
}

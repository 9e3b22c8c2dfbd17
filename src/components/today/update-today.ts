import { lineAt, type TodayTable } from '../../dates/today-table';

const minute = 60_000;

/**
 * Says in a place what holds now, for as long as the page is open; nothing where nothing is
 * known. Gives the function that ends it.
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
  // A sleeping device and a page in the background have no timers that can be relied on.
  document.addEventListener('visibilitychange', settle);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', settle);
  };
}

import { getQueryClient } from './query-client';

/** The longest time that a browser's timer can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1;

let timer: ReturnType<typeof setTimeout> | undefined;
let next = Infinity;

/**
 * Has the page's lists asked for again at the moment at which one of them changes, as the service says
 * it in the header `Changes-At`: nothing that has ended stays on a page that is left open.
 */
export function askAgainAt(changesAt: string | null): void {
  const moment = Date.parse(changesAt ?? '');
  const wait = moment - Date.now();
  if (!(wait > 0 && wait <= longestWait) || moment >= next) return;
  clearTimeout(timer);
  next = moment;
  timer = setTimeout(() => {
    next = Infinity;
    void getQueryClient().invalidateQueries();
  }, wait);
}

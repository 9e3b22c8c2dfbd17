/** The longest delay of a browser's timer, in milliseconds. */
const longestWait = 2 ** 31 - 1;

let timer: ReturnType<typeof setTimeout> | undefined;
let next = Infinity;
let ask: (() => void) | undefined;

/** Says how the page's lists are asked for again; the client itself knows no cache. */
export function onListChange(askAgain: () => void): void {
  ask = askAgain;
}

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
    ask?.();
  }, wait);
}

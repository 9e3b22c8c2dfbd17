import { today } from '../lib/dates/plain-date';
import { getClient } from '../lib/http/client-config';
import { giveReplies } from '../lib/http/given-replies';
import { sentenceOf } from '../lib/http/http-error';
import { listVersion } from '../lib/http/list-version';
import type { BuiltList } from './built-lists';

/** After so long what stands in the page is said to be of an earlier time, in milliseconds. */
const patience = 8_000;

/** Waits between attempts, in milliseconds; the last one again and again. */
const waits = [5_000, 20_000, 60_000];

/** The fetching of an island's lists: what it comes to, and how to have it try again at once. */
interface Fetching {
  isSame: Promise<boolean>;
  /** `undefined` once it has succeeded. */
  tryAgain?: (() => void) | undefined;
}

const fetchings = new WeakMap<HTMLElement, Fetching>();

/**
 * Fetches the lists of which an island was built, for its queries to begin with, and says whether they, and the
 * school's day, are still those of its HTML. Until the service answers, what stands there stays, with its date.
 * `anew`: what has been fetched by now is too old; what is still waiting for an answer asks again.
 */
export function fetchLists(element: HTMLElement, anew = false): Promise<boolean> {
  const last = fetchings.get(element);
  if (anew) last?.tryAgain?.();
  if (last && (!anew || last.tryAgain)) return last.isSame;
  const retry = new EventTarget();
  const fetching: Fetching = {
    tryAgain: () => retry.dispatchEvent(new Event('retry')),
    isSame: ask(element, retry).finally(() => (fetching.tryAgain = undefined)),
  };
  fetchings.set(element, fetching);
  return fetching.isSame;
}

/** Settles when the device has its network back or somebody asks for it, at the latest after a wait. */
const untilRetry = (wait: number, retry: EventTarget) =>
  new Promise<void>((done) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      retry.removeEventListener('retry', go);
      done();
    };
    const timer = setTimeout(go, wait);
    addEventListener('online', go);
    retry.addEventListener('retry', go);
  });

function showNote({ nextElementSibling: note }: HTMLElement, isShown: boolean): void {
  if (note instanceof HTMLElement && 'asOf' in note.dataset) note.hidden = !isShown;
}

async function ask(element: HTMLElement, retry: EventTarget): Promise<boolean> {
  const lists = JSON.parse(element.dataset.lists ?? '[]') as BuiltList[];
  const timer = setTimeout(() => showNote(element, true), patience);
  let abort = new AbortController();
  // A connection that has died may say nothing for ever.
  retry.addEventListener('retry', () => abort.abort());
  for (let attempt = 0; ; attempt += 1) {
    abort = new AbortController();
    const { signal } = abort;
    try {
      const replies = await Promise.all(lists.map((list) => getClient().getList(list, { signal })));
      clearTimeout(timer);
      showNote(element, false);
      giveReplies(Object.fromEntries(lists.map(({ path }, at) => [path, replies[at]])));
      const isOfDay = today().startsWith(element.dataset.day ?? '');
      return isOfDay && lists.every(({ version }, at) => listVersion(replies[at]!) === version);
    } catch (error) {
      // Who asked while this attempt was under way is not kept waiting.
      if (signal.aborted) continue;
      getClient().log(sentenceOf(error));
      clearTimeout(timer);
      showNote(element, true);
      await untilRetry(waits[attempt] ?? waits.at(-1)!, retry);
    }
  }
}

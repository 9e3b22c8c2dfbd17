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

const calls = new WeakMap<HTMLElement, Promise<boolean>>();

/**
 * Fetches the lists of which an island was built, for its queries to begin with, and says whether they, and the
 * school's day, are still those of its HTML. Until the service answers, what stands there stays, with its date.
 */
export function fetchLists(element: HTMLElement, anew = false): Promise<boolean> {
  const running = calls.get(element);
  if (running && !anew) return running;
  const call = ask(element);
  calls.set(element, call);
  return call;
}

/** Settles when the device has its network back, at the latest after a wait. */
const untilOnline = (wait: number) =>
  new Promise<void>((done) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      done();
    };
    const timer = setTimeout(go, wait);
    addEventListener('online', go);
  });

function showNote({ nextElementSibling: note }: HTMLElement, isShown: boolean): void {
  if (note instanceof HTMLElement && 'asOf' in note.dataset) note.hidden = !isShown;
}

async function ask(element: HTMLElement): Promise<boolean> {
  const lists = JSON.parse(element.dataset.lists ?? '[]') as BuiltList[];
  const timer = setTimeout(() => showNote(element, true), patience);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const replies = await Promise.all(lists.map((list) => getClient().getList(list)));
      clearTimeout(timer);
      showNote(element, false);
      giveReplies(Object.fromEntries(lists.map(({ path }, at) => [path, replies[at]])));
      const isOfDay = today().startsWith(element.dataset.day ?? '');
      return isOfDay && lists.every(({ version }, at) => listVersion(replies[at]!) === version);
    } catch (error) {
      getClient().log(sentenceOf(error));
      clearTimeout(timer);
      showNote(element, true);
      await untilOnline(waits[attempt] ?? waits.at(-1)!);
    }
  }
}

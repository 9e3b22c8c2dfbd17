import { sayChecked } from '../components/island/checked-event';
import { replaceBroken } from '../components/picture/replace-broken';
import { renewEvent } from './renew-event';
import { boxOf, retryLoad, whenVisible } from './start-island';

/** Starts an island of the page. */
type Start = (element: HTMLElement) => void;

/** An island whose lists may have changed: one that was not started yet is rendered again where they have. */
async function renew(element: HTMLElement, start: Start): Promise<void> {
  if ('started' in element.dataset) {
    const { refetchLists } = await retryLoad(
      () => import(/* webpackChunkName: "island-root" */ './root'),
    );
    return refetchLists();
  }
  const { fetchLists } = await retryLoad(
    () => import(/* webpackChunkName: "fetch-lists" */ './fetch-lists'),
  );
  if (!(await fetchLists(element, true))) return start(element);
  // By the clock of the device something has ended; the school's says that it has not.
  element.style.removeProperty('visibility');
  sayChecked(element);
}

/**
 * Whether nothing of an island is displayed. Nothing is measured: a part below the fold, whose layout is put off,
 * would be laid out for it.
 */
const isHidden = (island: HTMLElement) => {
  const box = boxOf(island);
  return !box || box.closest('dialog:not([open]),[hidden]') !== null;
};

/**
 * Follows what becomes of the lists that stand in a built page, and replaces pictures of theirs that are gone.
 * An island is renewed before it is seen: one that is started, or that a dialog is going to show, at once.
 */
export function followBuiltPage(start: Start): void {
  const waiting = new WeakSet<HTMLElement>();
  const renewInTime = (element: HTMLElement) => {
    if ('started' in element.dataset || isHidden(element)) {
      void renew(element, start);
    } else if (!waiting.has(element)) {
      waiting.add(element);
      whenVisible([element], (seen) => {
        waiting.delete(seen);
        void renew(seen, start);
      });
    }
  };
  replaceBroken(document);
  document.querySelectorAll<HTMLElement>('[data-renew]').forEach(renewInTime);
  addEventListener(renewEvent, ({ target }) => renewInTime(target as HTMLElement));
}

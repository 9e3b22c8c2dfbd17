import { createListeners } from '../../components/hooks/listeners';
import type { Behaviour } from '../../components/hooks/use-behaviour';
import { checkedEvent } from '../../components/island/checked-event';
import { markSeen, wasSeen } from './seen';

/** How long the popup waits for the school's service, in ms. */
const patience = 4000;

/** Whether the popup is open: a newer list, drawn in place of the one that is read, opens again. */
let isOpen = false;

/**
 * Calls back once the notifications of the built page are known to be still right: what was withdrawn since is
 * never shown. At once where they have just been fetched.
 */
function whenChecked(dialog: HTMLElement, callback: () => void): () => void {
  // In a page that was built of its lists, the popup is an island within theirs.
  const list = dialog.closest('[data-island=notifications]')?.closest<HTMLElement>('[data-lists]');
  if (!list || 'checked' in list.dataset) {
    callback();
    return () => undefined;
  }
  const end = () => {
    clearTimeout(timer);
    list.removeEventListener(checkedEvent, done);
  };
  const done = () => {
    end();
    // Others have been drawn in its place.
    if (dialog.isConnected) callback();
  };
  const timer = setTimeout(done, patience);
  list.addEventListener(checkedEvent, done);
  return end;
}

/**
 * Has Tab begin at the head of the page where nothing had the focus when the popup opened: else it goes on behind the
 * popup, past the menu and the ticker.
 */
function startAtHead(closed: HTMLElement): void {
  const { activeElement, body } = document;
  // Chromium takes the focus from what is hidden in the next frame.
  if (activeElement !== body && !closed.contains(activeElement)) return;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.blur();
  body.removeAttribute('tabindex');
}

/** Opens the popup by itself, once a visit. A click beside the sheet closes it, like Escape and its button. */
export const notificationsBehaviour: Behaviour = (element) => {
  if (!(element instanceof HTMLDialogElement)) return () => undefined;
  const open = () => {
    markSeen();
    isOpen = true;
    // It moves the focus at once: no interaction of the visitor (`islands/first-interaction.ts`).
    const stop = (event: Event) => event.stopPropagation();
    element.addEventListener('focusin', stop);
    element.showModal();
    element.removeEventListener('focusin', stop);
  };
  const stopWaiting = isOpen || !wasSeen() ? whenChecked(element, open) : undefined;
  const listeners = createListeners();
  listeners.on(element, ['click'], ({ target }) => {
    if (target === element) element.close();
  });
  listeners.on(element, ['close'], () => {
    isOpen = false;
    startAtHead(element);
  });
  return () => {
    stopWaiting?.();
    listeners.end();
  };
};

export default notificationsBehaviour;

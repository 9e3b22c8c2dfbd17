import { createListeners } from '../../components/hooks/listeners';
import type { Behaviour } from '../../components/hooks/use-behaviour';
import { markSeen, wasSeen } from './seen';

/** Whether the popup is open: a newer list, drawn in place of the one that is read, opens again. */
let open = false;

/** Opens the popup by itself, once a visit. A click beside the sheet closes it, like Escape and its button. */
export const notificationsBehaviour: Behaviour = (element) => {
  if (!(element instanceof HTMLDialogElement)) return () => undefined;
  if (open || !wasSeen()) {
    markSeen();
    open = true;
    element.showModal();
  }
  const listeners = createListeners();
  listeners.on(element, ['click'], ({ target }) => {
    if (target === element) element.close();
  });
  listeners.on(element, ['close'], () => (open = false));
  return listeners.end;
};

export default notificationsBehaviour;

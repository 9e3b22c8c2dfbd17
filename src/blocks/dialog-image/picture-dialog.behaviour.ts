import { createListeners } from '../../components/hooks/listeners';
import type { Behaviour } from '../../components/hooks/use-behaviour';

/**
 * Opens the dialogs of pictures as modal ones, so that the focus stays inside; without it the
 * browser opens them as popovers. A click beside the sheet closes it.
 */
export const pictureDialogBehaviour: Behaviour = (element) => {
  const listeners = createListeners();
  listeners.on(element, ['click'], (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest('[popovertarget]');
    const id = button?.getAttribute('popovertarget');
    const sheet = id ? document.getElementById(id) : target;
    if (!(sheet instanceof HTMLDialogElement)) return;
    if (button && button.getAttribute('popovertargetaction') !== 'hide') {
      event.preventDefault();
      open(sheet);
    } else if (sheet.open) {
      event.preventDefault();
      sheet.close();
    }
    // Not open as a dialog, it was opened as a popover before: the browser closes what it opened.
  });
  return listeners.end;
};

function open(sheet: HTMLDialogElement): void {
  if (sheet.open) return;
  // Still open as a popover from before; older browsers know none.
  sheet.hidePopover?.();
  sheet.showModal();
}

export default pictureDialogBehaviour;

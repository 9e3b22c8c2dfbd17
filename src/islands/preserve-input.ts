import { isChanged } from './carry-filters';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;
type Pressed = Control & { pendingClick?: boolean };

const controlsOf = (element: HTMLElement) => [
  ...element.querySelectorAll<Pressed>('input,textarea,select,button'),
];

/**
 * Watches the controls of an island's built HTML. The returned function restores what was typed, the
 * focus and a pending click where React has replaced the controls, as it does on a page that a browser
 * has translated. Where they were hydrated in place it does nothing.
 */
export function preserveInput(element: HTMLElement): () => void {
  const built = controlsOf(element);
  let focused = document.activeElement;
  const events = ['focusin', 'focusout'];
  // As it is captured: React hydrates at once when an event comes, and a field that is reached is replaced then.
  const follow = ({ type, target }: Event) => {
    if (type === 'focusin') focused = target as Element;
    // In a microtask: a control that loses the focus by being removed is gone by then.
    else
      queueMicrotask(() => {
        if (target === focused && focused?.isConnected) focused = null;
      });
  };
  events.forEach((type) => element.addEventListener(type, follow, true));
  return () => {
    events.forEach((type) => element.removeEventListener(type, follow, true));
    const now = controlsOf(element);
    built.forEach((was, index) => {
      const control = now[index];
      if (was.isConnected || control?.name !== was.name) return;
      if (!(was instanceof HTMLButtonElement) && isChanged(was)) control.value = was.value;
      if ('checked' in control && 'checked' in was) control.checked = was.checked;
      if (was.pendingClick) control.pendingClick = true;
      if (was === focused) control.focus();
    });
  };
}

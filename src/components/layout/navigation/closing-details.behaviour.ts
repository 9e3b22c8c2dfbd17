import { createListeners } from '../../hooks/listeners';
import type { Behaviour } from '../../hooks/use-behaviour';

/**
 * Closes the open disclosures of a menu on Escape (focus returns to the summary), on a click or a
 * focus elsewhere, and when the page is left: the browser may keep it as it is for Back.
 */
export const closingDetailsBehaviour: Behaviour = (element) => {
  const open = () => element.querySelectorAll<HTMLDetailsElement>('details[open]');
  const close = () => open().forEach((details) => (details.open = false));
  const closeFromElsewhere = ({ target }: Event) => {
    if (target instanceof Node && !element.contains(target)) close();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    const [outermost] = open();
    if (key !== 'Escape' || !outermost) return;
    const inside = outermost.contains(document.activeElement);
    close();
    if (inside) outermost.querySelector('summary')?.focus();
  };
  const listeners = createListeners();
  listeners.on(document, ['keydown'], closeOnEscape);
  listeners.on(document, ['pointerdown', 'focusin'], closeFromElsewhere);
  listeners.on(window, ['pagehide'], close);
  return listeners.end;
};

export default closingDetailsBehaviour;

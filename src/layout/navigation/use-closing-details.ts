import { type RefObject, useEffect } from 'react';

const openIn = (root: ParentNode) => root.querySelectorAll<HTMLDetailsElement>('details[open]');

/**
 * Closes the open disclosures of a menu on Escape (focus returns to the summary), on a click or a
 * focus elsewhere, and when the page changes.
 */
export function useClosingDetails(ref: RefObject<HTMLElement | null>, current: string) {
  useEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    const close = () => openIn(root).forEach((details) => (details.open = false));
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const [open] = openIn(root);
      if (!open) return;
      const inside = open.contains(document.activeElement);
      close();
      if (inside) open.querySelector('summary')?.focus();
    };
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !root.contains(event.target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      close();
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [ref, current]);
}

import { type RefObject, useEffect, useRef } from 'react';

/** How long a change takes to appear, in seconds. */
const duration = 0.28;

/**
 * Lets an element come in softly when `key` changes, so that the eye sees what was exchanged. The
 * motion library is loaded at the first change, and never where less motion is wanted.
 */
export function useAppear(ref: RefObject<HTMLElement | null>, key: unknown): void {
  const shown = useRef(key);
  useEffect(() => {
    if (Object.is(shown.current, key)) return;
    shown.current = key;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    void appear(ref.current);
  }, [ref, key]);
}

async function appear(element: HTMLElement | null) {
  if (!element) return;
  const { animate } = await import('framer-motion/dom/mini');
  animate(
    element,
    { opacity: [0, 1], transform: ['translateY(8px)', 'translateY(0)'] },
    { duration, ease: 'easeOut' },
  );
}

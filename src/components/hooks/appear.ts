import { reducedMotion } from './reduced-motion';

/** How long a change takes to appear, in seconds. */
const duration = 0.28;

/**
 * Lets an element come in softly, so that the eye sees what was exchanged. The motion library is
 * loaded at the first change, and never where less motion is wanted.
 */
export async function appear(element: HTMLElement): Promise<void> {
  if (window.matchMedia(reducedMotion).matches) return;
  // What was exchanged is shown already: where the library cannot be fetched, it does without.
  const motion = await import('framer-motion/dom/mini').catch(() => undefined);
  motion?.animate(
    element,
    { opacity: [0, 1], transform: ['translateY(8px)', 'translateY(0)'] },
    { duration, ease: 'easeOut' },
  );
}

import { reducedMotion } from './reduced-motion';

/** What still comes in. */
const running = new WeakMap<HTMLElement, { cancel: () => void }>();

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
  // Interrupted by the next one, it would be written into the style attribute, which Safari refuses
  // by the site's policy and complains of.
  running.get(element)?.cancel();
  const animation = motion?.animate(
    element,
    { opacity: [0, 1], transform: ['translateY(8px)', 'translateY(0)'] },
    { duration, ease: 'easeOut' },
  );
  if (animation) running.set(element, animation);
}

import { reducedMotion } from './reduced-motion';

/** The elements that are fading in. */
const running = new WeakMap<HTMLElement, { cancel: () => void }>();

/** How long a change takes to appear, in seconds. */
const duration = 0.28;

/**
 * Fades an element in, so that the change is noticed. The motion library is loaded at the first change,
 * and never with `prefers-reduced-motion`.
 */
export async function appear(element: HTMLElement): Promise<void> {
  if (window.matchMedia(reducedMotion).matches) return;
  // The new content is shown already: when the library cannot be fetched, there is no animation.
  const motion = await import('framer-motion/dom/mini').catch(() => undefined);
  // Interrupted by the next animation, it would be written into the style attribute, which Safari
  // blocks and reports under the site's Content-Security-Policy.
  running.get(element)?.cancel();
  const animation = motion?.animate(
    element,
    { opacity: [0, 1], transform: ['translateY(8px)', 'translateY(0)'] },
    { duration, ease: 'easeOut' },
  );
  if (animation) running.set(element, animation);
}

import { chakra } from '#chakra';
import { type ReactNode, useEffect, useRef } from 'react';

declare global {
  interface Window {
    /** Buttons pressed before their scripts had arrived; kept by the boot script of the page. */
    taps?: HTMLElement[];
  }
}

/**
 * Marks a part of the page as answering, once its scripts have taken over, and repeats the presses
 * that came before: no tap is lost on a slow phone.
 */
export function LiveRegion({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const region = ref.current;
    if (!region) return;
    region.dataset.live = '';
    const early = (window.taps ?? []).filter((button) => region.contains(button));
    window.taps = (window.taps ?? []).filter((button) => !early.includes(button));
    // A form has read by now what was typed before, but React draws that only after this effect, and
    // until then its button would answer for an empty one.
    queueMicrotask(() => early.forEach((button) => button.click()));
  }, []);
  return (
    <chakra.div ref={ref} display="contents">
      {children}
    </chakra.div>
  );
}

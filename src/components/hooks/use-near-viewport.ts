import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * True once the element has come within `margin` pixels of the screen: load a section's code and
 * data then, not before.
 */
export function useNearViewport<T extends Element>(margin = 600): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [margin, near]);
  return [ref, near];
}

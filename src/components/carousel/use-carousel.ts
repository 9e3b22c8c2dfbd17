import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { slideInterval } from '../hooks/autoplay';
import { useAutoplay } from '../hooks/use-autoplay';
import type { Embla } from './carousel-engine';

/** State and controls of one carousel; nothing moves until the engine is loaded, or by itself where `still`. */
export function useCarousel(still: boolean) {
  const [groupRef, near] = useNearViewport<HTMLDivElement>(300);
  const [viewport, setWindow] = useState<HTMLElement | null>(null);
  const [embla, setEmbla] = useState<Embla>();
  const { canMove, inView } = useEmblaView(embla);
  const autoplay = useAutoplay({
    element: groupRef,
    interval: slideInterval,
    enabled: canMove && !still,
    onTick: () => embla?.scrollNext(),
  });
  const previous = () => embla?.scrollPrev(autoplay.still);
  const next = () => embla?.scrollNext(autoplay.still);
  return {
    ...autoplay,
    groupRef,
    setWindow,
    setEmbla,
    engineFor: near ? viewport : null,
    ready: embla !== undefined,
    canMove,
    moves: !autoplay.still && !still,
    previous,
    next,
    keyEvents: {
      onKeyDown: (event: KeyboardEvent) => {
        if (!canMove || event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'ArrowLeft') previous();
        else if (event.key === 'ArrowRight') next();
        else return;
        event.preventDefault();
      },
    },
    /** Slides outside the viewport cannot be reached by the keyboard. */
    isHidden: (index: number) => canMove && inView.length > 0 && !inView.includes(index),
  };
}

/**
 * True once the element has come within `margin` pixels of the screen: load a section's code and
 * data then, not before.
 */
function useNearViewport<T extends Element>(margin = 600): [RefObject<T | null>, boolean] {
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

/** What the engine knows: whether there is more than fits, and which slides are seen. */
function useEmblaView(embla: Embla | undefined) {
  const [view, setView] = useState<{ canMove: boolean; inView: number[] }>(nothing);
  useEffect(() => {
    if (!embla) return undefined;
    const look = () => {
      setView({ canMove: embla.scrollSnapList().length > 1, inView: embla.slidesInView() });
    };
    look();
    embla.on('slidesInView', look).on('reInit', look);
    return () => void embla.off('slidesInView', look).off('reInit', look);
  }, [embla]);
  return embla ? view : nothing;
}

const nothing = { canMove: false, inView: [] as number[] };

import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import { useMounted } from '../hooks/use-mounted';
import { useReducedMotion } from '../hooks/use-reduced-motion';

/** How long a slide stands before the next one comes, in milliseconds (specification, section 9). */
export const slideInterval = 2000;
/** Embla's own unit of speed; 45 comes to rest after about 1000 ms, measured in the browser. */
const transitionSpeed = 45;

/** State and controls of one carousel; everything stands still until the browser has taken over. */
export function useCarousel() {
  const ready = useMounted();
  const still = useReducedMotion();
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);
  const [visible, setVisible] = useState<number[]>();
  const [canMove, setCanMove] = useState(false);
  const [viewportRef, embla] = useEmblaCarousel(
    { loop: true, align: 'start', duration: transitionSpeed, containScroll: false },
    [Autoplay({ delay: slideInterval, playOnInit: false, stopOnInteraction: false })],
  );
  const moves = !still;
  const run = playing && moves && canMove && !held;

  useEffect(() => {
    if (!embla) return undefined;
    const look = () => {
      setVisible(embla.slidesInView());
      setCanMove(embla.internalEngine().slideLooper.canLoop() && embla.scrollSnapList().length > 1);
    };
    look();
    embla.on('slidesInView', look).on('reInit', look).on('resize', look);
    return () => {
      embla.off('slidesInView', look).off('reInit', look).off('resize', look);
    };
  }, [embla]);

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (run) autoplay?.play();
    else autoplay?.stop();
  }, [embla, run]);

  const hold = useCallback(() => setHeld(true), []);
  const release = useCallback(() => setHeld(false), []);
  return {
    viewportRef,
    ready,
    canMove,
    moves,
    playing,
    toggle: () => setPlaying((on) => !on),
    previous: () => embla?.scrollPrev(still),
    next: () => embla?.scrollNext(still),
    /** Slides outside the window cannot be reached by the keyboard. */
    isHidden: (index: number) => canMove && visible !== undefined && !visible.includes(index),
    holdEvents: {
      onMouseEnter: hold,
      onMouseLeave: release,
      onFocus: hold,
      onBlur: release,
    },
  };
}

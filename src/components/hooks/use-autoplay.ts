import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Autoplay, createAutoplay, type HoldEvent } from './autoplay';
import { useReducedMotion } from './use-reduced-motion';

export interface UseAutoplayOptions {
  /** The moving element; it pauses while it is off screen. */
  element: RefObject<Element | null>;
  /** Milliseconds between two steps. */
  interval: number;
  /** False while there is nothing to move. */
  enabled: boolean;
  onTick: () => void;
}

/** `createAutoplay` for a component: it runs until the visitor pauses it; `still` for less motion. */
export function useAutoplay({ element, interval, enabled, onTick }: UseAutoplayOptions) {
  const still = useReducedMotion();
  const [playing, setPlaying] = useState(true);
  const autoplay = useRef<Autoplay>(undefined);
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (!element.current) return undefined;
    const created = createAutoplay({ element: element.current, interval, onTick: () => tick() });
    autoplay.current = created;
    return created.end;
  }, [element, interval]);
  // After the effect above and on the same changes, so that a new one runs at once.
  useEffect(() => autoplay.current?.run(enabled && playing), [element, interval, enabled, playing]);

  const holdEvents = useMemo(() => {
    const answer = (event: HoldEvent) => autoplay.current?.answer(event);
    return {
      onPointerEnter: answer,
      onPointerLeave: answer,
      onPointerDown: answer,
      onFocus: answer,
      onBlur: answer,
    };
  }, []);
  return { still, playing, toggle: () => setPlaying((on) => !on), holdEvents };
}

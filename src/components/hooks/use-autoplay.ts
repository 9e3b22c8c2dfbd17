import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { useReducedMotion } from './use-reduced-motion';

export interface AutoplayOptions {
  /** What moves; it rests while it is outside the screen. */
  element: RefObject<Element | null>;
  /** Milliseconds between two steps. */
  interval: number;
  /** False while there is nothing to move. */
  enabled: boolean;
  onTick: () => void;
}

/**
 * A step every `interval` until the visitor pauses it. It rests while it is hovered, focused,
 * touched or out of sight, and never starts when less motion is wanted (`still`).
 */
export function useAutoplay({ element, interval, enabled, onTick }: AutoplayOptions) {
  const still = useReducedMotion();
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(0);
  const seen = useSeen(element);
  const tick = useEffectEvent(() => {
    if (!document.hidden) onTick();
  });
  const run = enabled && playing && !still && held === 0 && seen;
  useEffect(() => {
    if (!run) return undefined;
    const timer = setInterval(() => tick(), interval);
    return () => clearInterval(timer);
  }, [run, interval]);

  const holdEvents = useMemo(() => {
    const add = (bit: number) => setHeld((bits) => bits | bit);
    const remove = (bit: number) => setHeld((bits) => bits & ~bit);
    return {
      // A finger has no hover: its touch would hold for ever.
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && add(hovered),
      onPointerLeave: () => remove(hovered),
      onPointerDown: () => add(touched),
      onPointerUp: () => remove(touched),
      onPointerCancel: () => remove(touched),
      onFocus: () => add(focused),
      onBlur: () => remove(focused),
    };
  }, []);
  return { still, playing, toggle: () => setPlaying((on) => !on), holdEvents };
}

const hovered = 1;
const focused = 2;
const touched = 4;

/** Whether any part of the element is on the screen; true until known. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setSeen(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return seen;
}

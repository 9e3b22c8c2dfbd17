import { createListeners } from './listeners';
import { reducedMotion } from './reduced-motion';

/** How long a slide stands before the next one comes, in milliseconds. */
export const slideInterval = 2000;

export interface AutoplayOptions {
  /** What moves; it rests while it is outside the screen. */
  element: Element;
  /** Milliseconds between two steps. */
  interval: number;
  onTick: () => void;
}

/** A DOM event, or React's event of the same name. */
export interface HoldEvent {
  type: string;
  pointerType?: string;
}

export interface Autoplay {
  /** Starts and stops it: whether there is something to move that the visitor has not paused. */
  run: (wanted: boolean) => void;
  /** Rests or goes on, by what the visitor does to it. */
  answer: (event: HoldEvent) => void;
  /** Answers the events of this element. */
  holdOn: (element: Element) => void;
  /** Takes timer and listeners away. */
  end: () => void;
}

type Hold = 'hover' | 'touch' | 'focus';

/** Why an event makes it rest (true), or what for it may go on (false). */
const holds: Record<string, readonly [Hold, boolean] | undefined> = {
  pointerenter: ['hover', true],
  pointerleave: ['hover', false],
  pointerdown: ['touch', true],
  pointerup: ['touch', false],
  pointercancel: ['touch', false],
  // React calls these two by their older names.
  focus: ['focus', true],
  focusin: ['focus', true],
  blur: ['focus', false],
  focusout: ['focus', false],
};

const holdingTypes = ['pointerenter', 'pointerleave', 'pointerdown', 'focusin', 'focusout'];

/**
 * A step every `interval`, once it runs. It rests while it is hovered, focused, touched, out of
 * sight or in a hidden tab, and never moves when less motion is wanted.
 */
export function createAutoplay({ element, interval, onTick }: AutoplayOptions): Autoplay {
  const motion = window.matchMedia(reducedMotion);
  const listeners = createListeners();
  const held = new Set<Hold>();
  let wanted = false;
  let seen = true;
  let timer: ReturnType<typeof setInterval> | undefined;

  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const update = () => {
    const moves = wanted && seen && held.size === 0 && !motion.matches;
    if (!moves) stop();
    else timer ??= setInterval(() => document.hidden || onTick(), interval);
  };
  const answer = ({ type, pointerType }: HoldEvent) => {
    const [hold, on] = holds[type] ?? [];
    // A finger has no hover: its touch would hold for ever.
    if (!hold || (type === 'pointerenter' && pointerType !== 'mouse')) return;
    if (on) held.add(hold);
    else held.delete(hold);
    update();
  };
  const observer = new IntersectionObserver((entries) => {
    seen = entries.at(-1)?.isIntersecting ?? true;
    update();
  });

  observer.observe(element);
  listeners.on(motion, ['change'], update);
  // A drag may end anywhere on the page.
  listeners.on(window, ['pointerup', 'pointercancel'], answer);
  return {
    run: (asked) => {
      wanted = asked;
      update();
    },
    answer,
    holdOn: (part) => listeners.on(part, holdingTypes, answer),
    end: () => {
      stop();
      listeners.end();
      observer.disconnect();
    },
  };
}

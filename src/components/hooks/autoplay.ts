import { createListeners } from './listeners';
import { reducedMotion } from './reduced-motion';

/** How long a slide is shown, in milliseconds. */
export const slideInterval = 2000;

export interface AutoplayOptions {
  /** The moving element; it pauses while it is off screen. */
  element: Element;
  /** Milliseconds between two steps. */
  interval: number;
  onTick: () => void;
}

/** An event that pauses or resumes it; only those of pointers have a `pointerType`. */
interface HoldEvent {
  type: string;
  pointerType?: string;
  target?: EventTarget | null;
}

export interface Autoplay {
  /** Starts and stops it: false when there is nothing to move, or the visitor has paused it. */
  run: (wanted: boolean) => void;
  /** Listens to the events of this element. */
  holdOn: (element: Element) => void;
  /** Removes the timer and the listeners. */
  end: () => void;
}

type Hold = 'hover' | 'press' | 'touch' | 'focus';

/** The pause reason that an event adds (true) or removes (false). */
const holds: Record<string, readonly [Hold, boolean] | undefined> = {
  pointerenter: ['hover', true],
  pointerleave: ['hover', false],
  pointerdown: ['press', true],
  pointerup: ['press', false],
  pointercancel: ['press', false],
  // A finger that scrolls cancels its pointer while it is still on the screen.
  touchstart: ['touch', true],
  touchend: ['touch', false],
  touchcancel: ['touch', false],
  focusin: ['focus', true],
  focusout: ['focus', false],
};

/** A press may end anywhere on the page; all others end where they began. */
const endingAnywhere = ['pointerup', 'pointercancel'];

const holdingTypes = Object.keys(holds).filter((type) => !endingAnywhere.includes(type));

/**
 * Calls a step every `interval`. It pauses while it is hovered, focused, touched, off screen or in a
 * hidden tab, and never moves with `prefers-reduced-motion`.
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
  const answer = ({ type, pointerType, target }: HoldEvent) => {
    const [hold, on] = holds[type] ?? [];
    // The focus that a press leaves behind would hold until something else is pressed.
    if (type === 'focusin' && target instanceof Element && !target.matches(':focus-visible'))
      return;
    // Touch has no hover end: it would pause for ever.
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
  listeners.on(window, endingAnywhere, answer);
  return {
    run: (asked) => {
      wanted = asked;
      update();
    },
    holdOn: (part) => listeners.on(part, holdingTypes, answer),
    end: () => {
      stop();
      listeners.end();
      observer.disconnect();
    },
  };
}

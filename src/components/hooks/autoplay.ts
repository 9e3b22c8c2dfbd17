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

/** A DOM event, or React's event of the same name. */
export interface HoldEvent {
  type: string;
  pointerType?: string;
}

export interface Autoplay {
  /** Starts and stops it: false when there is nothing to move, or the visitor has paused it. */
  run: (wanted: boolean) => void;
  /** Pauses or resumes on a visitor's event. */
  answer: (event: HoldEvent) => void;
  /** Listens to the events of this element. */
  holdOn: (element: Element) => void;
  /** Removes the timer and the listeners. */
  end: () => void;
}

type Hold = 'hover' | 'touch' | 'focus';

/** The pause reason that an event adds (true) or removes (false). */
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
  const answer = ({ type, pointerType }: HoldEvent) => {
    const [hold, on] = holds[type] ?? [];
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

import { reducedMotion } from '../hooks/reduced-motion';

/** The specification's transition takes 1000 ms; it starts quickly and settles slowly. */
const transition = { duration: 1000, easing: 'cubic-bezier(0.22, 1, 0.36, 1)' };

/** Scrolls a row to a slide, and shows the way there, or fades it in. */
export type ShowSlide = (slide: HTMLElement, way: 'slide' | 'fade') => void;

/**
 * Scrolls a row by script. The row is scrolled at once and its track animated from where it was: the browser's
 * own smooth scrolling has no duration. With `prefers-reduced-motion` nothing is animated.
 */
export function createSlideTransition(row: HTMLElement, track: HTMLElement): ShowSlide {
  let running: Animation | undefined;
  return (slide, way) => {
    const before = track.getBoundingClientRect().left;
    running?.cancel();
    // While it snaps, the browser would answer every frame of the animation with a scroll of its own.
    row.style.scrollSnapType = 'none';
    row.scrollLeft = slide.offsetLeft;
    const snapAgain = () => (row.style.scrollSnapType = '');
    if (window.matchMedia(reducedMotion).matches) return snapAgain();
    const shift = before - track.getBoundingClientRect().left;
    const frames =
      way === 'fade' ? { opacity: [0, 1] } : { transform: [`translateX(${shift}px)`, 'none'] };
    running = track.animate(frames, transition);
    running.onfinish = snapAgain;
  };
}

import { createAutoplay, slideInterval } from '../hooks/autoplay';
import { createListeners } from '../hooks/listeners';
import { reducedMotion } from '../hooks/reduced-motion';
import { toggledAttributes } from '../hooks/toggle-attributes';
import type { Behaviour } from '../hooks/use-behaviour';
import { showPlaying } from '../pause-button/show-playing';
import { slideAfter, slidePosition } from './slide-position';
import { createSlideTransition } from './slide-transition';

/** A row that has not been scrolled for so long has come to rest, in ms. */
const restAfter = 120;

const steps: Record<string, 1 | -1 | undefined> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Gives a row of slides that scrolls and snaps its buttons and keys, and turns it every 2 s until it is paused,
 * hovered, focused or touched. Slides that all fit stand still without controls.
 */
export const carouselBehaviour: Behaviour = (element) => {
  const row = element.querySelector<HTMLElement>('.slides');
  const track = row?.querySelector('ul');
  const controls = element.querySelector<HTMLElement>('.carousel-controls');
  if (!row || !track || !controls) return () => undefined;
  const buttons = [...controls.querySelectorAll<HTMLButtonElement>('[data-step]')];
  // A carousel without it is turned by hand alone.
  const pause = controls.querySelector<HTMLButtonElement>('button:not([data-step])');
  const place = element.querySelector('.slide-place');
  const scrollByHand = toggledAttributes(row, ['role', 'aria-label', 'tabindex']);
  const show = createSlideTransition(row, track);
  const motion = window.matchMedia(reducedMotion);
  const listeners = createListeners();
  const sheet = element.closest('dialog');
  let playing = true;
  let shown = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const turn = (step: 1 | -1) => {
    const position = slidePosition(row);
    if (!position) return;
    const index = slideAfter(position, step);
    const slide = position.slides[index];
    if (slide) show(slide, index === position.first + step ? 'slide' : 'fade');
    update();
  };
  const autoplay = createAutoplay({ element, interval: slideInterval, onTick: () => turn(1) });
  const update = () => {
    const position = slidePosition(row);
    if (!position) return;
    const { slides, first, seen, last } = position;
    const moves = last > 0;
    // What is turned to begins at its top, where the sheet was scrolled down before.
    if (sheet && first !== shown) sheet.scrollTop = 0;
    shown = first;
    controls.hidden = !moves;
    scrollByHand(moves);
    slides.forEach((slide, at) => {
      const away = at < first || at >= first + seen;
      // The buttons lead there: the way through the page by Tab is not longer for a long list.
      for (const link of slide.querySelectorAll('a, button')) {
        if (away) link.setAttribute('tabindex', '-1');
        else link.removeAttribute('tabindex');
      }
    });
    if (place) place.textContent = moves ? `${first + 1} of ${slides.length}` : '';
    if (!pause) return;
    pause.hidden = motion.matches;
    showPlaying(pause, playing);
    autoplay.run(moves && playing);
  };

  if (pause) {
    listeners.on(pause, ['click'], () => {
      playing = !playing;
      update();
    });
    [row, ...buttons].forEach(autoplay.holdOn);
  }
  for (const button of buttons) {
    listeners.on(button, ['click'], () => turn(button.dataset.step === '1' ? 1 : -1));
  }
  listeners.on(element, ['keydown'], (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || controls.hidden || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn(step);
  });
  listeners.on(row, ['scroll'], () => {
    clearTimeout(resting);
    resting = setTimeout(update, restAfter);
  });
  listeners.on(motion, ['change'], update);
  // It calls back at once, when the row has been laid out anyway.
  const observer = new ResizeObserver(update);
  observer.observe(row);
  return () => {
    clearTimeout(resting);
    observer.disconnect();
    autoplay.end();
    listeners.end();
  };
};

export default carouselBehaviour;

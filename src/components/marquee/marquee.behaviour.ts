import { createListeners } from '../hooks/listeners';
import { reducedMotion } from '../hooks/reduced-motion';
import { toggledAttributes } from '../hooks/toggle-attributes';
import type { Behaviour } from '../hooks/use-behaviour';
import { showPlaying } from '../pause-button/show-playing';

/**
 * Moves a line that scrolls by hand: CSS animates it and a copy of it in a loop, until the button pauses it.
 * With `prefers-reduced-motion` it stays as it was built.
 */
export const marqueeBehaviour: Behaviour = (element) => {
  const lane = element.querySelector<HTMLElement>('[data-seconds]');
  const list = lane?.querySelector('ul');
  const button = element.querySelector('button');
  if (!lane || !list || !button) return () => undefined;
  const copy = list.cloneNode(true) as HTMLUListElement;
  copy.setAttribute('aria-hidden', 'true');
  copy.toggleAttribute('inert', true);
  // Where it scrolls by hand, the arrow keys are to reach its end too.
  const scrollByHand = toggledAttributes(lane, ['role', 'aria-label', 'tabindex']);
  const motion = window.matchMedia(reducedMotion);
  let playing = true;

  const update = () => {
    const moving = !motion.matches;
    if (moving) lane.append(copy);
    else copy.remove();
    lane.toggleAttribute('data-moving', moving);
    lane.toggleAttribute('data-paused', !playing);
    scrollByHand(!moving);
    button.hidden = !moving;
    showPlaying(button, playing);
  };
  // By script: the policy of built pages allows no style attribute.
  lane.style.setProperty('--duration', `${lane.dataset.seconds}s`);
  update();

  const listeners = createListeners();
  listeners.on(button, ['click'], () => {
    playing = !playing;
    update();
  });
  listeners.on(motion, ['change'], update);
  // A focused link was scrolled into view; reset the scroll position of the line.
  listeners.on(lane, ['focusout'], () => (lane.scrollLeft = 0));
  return () => {
    listeners.end();
    copy.remove();
    lane.removeAttribute('data-moving');
    scrollByHand(true);
    button.hidden = true;
  };
};

export default marqueeBehaviour;

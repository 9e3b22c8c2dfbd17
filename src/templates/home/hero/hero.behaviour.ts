import { createAutoplay, slideInterval } from '../../../components/hooks/autoplay';
import { createListeners } from '../../../components/hooks/listeners';
import { reducedMotion } from '../../../components/hooks/reduced-motion';
import type { Behaviour } from '../../../components/hooks/use-behaviour';
import { showPlaying } from '../../../components/pause-button/show-playing';

/** A picture that is still loading would fade in as an empty box. */
function isFetched(slide: Element | undefined): boolean {
  const image = slide?.querySelector('img');
  return Boolean(image?.complete && image.naturalWidth > 0);
}

/** The content of a template. React renders its children as elements, not as content. */
function takeOut(template: HTMLTemplateElement): HTMLElement | undefined {
  const waiting = template.content.firstElementChild ?? template.firstElementChild;
  const copy = waiting?.cloneNode(true);
  return copy instanceof HTMLElement ? copy : undefined;
}

/**
 * A slideshow of the hero's pictures, each only once it has been loaded, with a pause button. The further
 * ones are loaded after the page's own files, and not with `prefers-reduced-motion`.
 */
export const heroBehaviour: Behaviour = (element) => {
  const scene = element.querySelector('.scene');
  const template = element.querySelector('template');
  const button = element.querySelector('button');
  const further = template ? takeOut(template) : undefined;
  if (!scene || !further || !button) return () => undefined;
  const slides = [...further.children];
  const bars = [...element.querySelectorAll('i')];
  const motion = window.matchMedia(reducedMotion);
  let loaded = document.readyState === 'complete';
  let playing = true;
  let shown = 0;

  const show = (index: number) => {
    shown = index;
    // Each covers the one before it, which stays until the loop ends.
    slides.forEach((slide, at) => slide.toggleAttribute('data-shown', at < index));
    bars.forEach((bar, at) => bar.toggleAttribute('data-shown', at === index));
  };
  const autoplay = createAutoplay({
    element,
    interval: slideInterval,
    onTick: () => {
      const next = (shown + 1) % (slides.length + 1);
      if (next === 0 || isFetched(slides[next - 1])) show(next);
    },
  });
  const update = () => {
    const live = loaded && !motion.matches;
    if (!live) {
      further.remove();
      show(0);
    } else if (!further.isConnected) {
      scene.append(further);
    }
    button.hidden = !live;
    showPlaying(button, playing);
    autoplay.run(live && playing);
  };

  const listeners = createListeners();
  listeners.on(button, ['click'], () => {
    playing = !playing;
    update();
  });
  listeners.on(motion, ['change'], update);
  listeners.on(window, ['load'], () => {
    loaded = true;
    update();
  });
  autoplay.holdOn(scene);
  update();
  return () => {
    autoplay.end();
    listeners.end();
    further.remove();
  };
};

export default heroBehaviour;

import type { Behaviour } from '../hooks/use-behaviour';

/** Loads the iframe of another site on a click, into the reserved box. */
export const facadeBehaviour: Behaviour = (element) => {
  const button = element.querySelector('button');
  const show = () => {
    // The button is removed: its focus moves into the frame.
    const focused = element.contains(document.activeElement);
    const frame = frameOf(element.dataset);
    element.append(frame);
    element.dataset.shown = '';
    if (focused) frame.focus({ preventScroll: true });
  };
  button?.addEventListener('click', show, { once: true });
  return () => button?.removeEventListener('click', show);
};

function frameOf({ title = '', src = '' }: DOMStringMap): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  frame.setAttribute('referrerpolicy', 'no-referrer');
  frame.setAttribute('loading', 'lazy');
  // Last, since setting it starts the request, with the other attributes.
  frame.src = src;
  return frame;
}

export default facadeBehaviour;

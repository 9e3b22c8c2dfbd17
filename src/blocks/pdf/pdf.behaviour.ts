import type { Behaviour } from '../../components/hooks/use-behaviour';

/** The viewer is a program of its own, of half a megabyte: it starts when its place comes up. */
const near = '100px 0px';

/** Starts the browser's PDF viewer when its place comes near the screen. */
export const pdfBehaviour: Behaviour = (element) => {
  const waiting = element.querySelector('object');
  const { src } = element.dataset;
  if (!waiting || !src) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Browsers of phones have none, and show the words in its place: these need no more room than they take.
      if (navigator.pdfViewerEnabled === false) waiting.style.height = 'auto';
      else waiting.data = src;
    },
    { rootMargin: near },
  );
  observer.observe(element);
  return () => observer.disconnect();
};

export default pdfBehaviour;

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useRef } from 'react';

/** The carousel library's handle on one carousel. */
export type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** Embla's own unit of speed; this one comes to rest after about 1000 ms, measured in the browser. */
const transitionSpeed = 45;

export interface CarouselEngineProps {
  /** The window whose only child is the row of slides. */
  viewport: HTMLElement;
  /** Gets the handle when the carousel moves by script, and nothing when it ends. */
  onChange: (embla: Embla | undefined) => void;
}

/** Makes a scrolling row a carousel: it renders nothing, and its script is fetched when it is needed. */
export default function CarouselEngine({ viewport, onChange }: CarouselEngineProps) {
  const [attach, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    duration: transitionSpeed,
    // A slide counts as seen when most of it is: the padding of the window shows a hand's breadth.
    inViewThreshold: 0.5,
  });
  const start = useRef(0);
  useEffect(() => {
    // The visitor may have scrolled already: the carousel starts where they are.
    start.current = takeScroll(viewport);
    attach(viewport);
    return () => attach(null);
  }, [attach, viewport]);
  useEffect(() => {
    if (!embla) return undefined;
    if (start.current > 0) embla.scrollTo(start.current, true);
    onChange(embla);
    return () => onChange(undefined);
  }, [embla, onChange]);
  return null;
}

/** Which slide the row was scrolled to by hand; the row goes back, for the engine moves it its own way. */
function takeScroll(viewport: HTMLElement): number {
  const width = viewport.querySelector('li')?.offsetWidth ?? 0;
  const index = width > 0 ? Math.round(viewport.scrollLeft / width) : 0;
  // While it snaps, the browser would answer every move of the engine with one of its own.
  viewport.style.scrollSnapType = 'none';
  viewport.scrollLeft = 0;
  return index;
}

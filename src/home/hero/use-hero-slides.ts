import { type RefObject, useEffect, useState } from 'react';
import { slideInterval } from '../../components/carousel/use-carousel';
import { useAutoplay } from '../../components/hooks/use-autoplay';

/** How the hero's pictures follow each other: in a circle, each only once it has been fetched. */
export function useHeroSlides(hero: RefObject<HTMLElement | null>, count: number) {
  const live = usePageLoaded() && count > 1;
  const [shown, setShown] = useState(0);
  const autoplay = useAutoplay({
    element: hero,
    interval: slideInterval,
    enabled: live,
    onTick: () => {
      const next = (shown + 1) % count;
      if (next === 0 || isFetched(hero.current, next)) setShown(next);
    },
  });
  return { ...autoplay, shown, live: live && !autoplay.still };
}

/** A picture that is still on its way would fade in as an empty ground. */
function isFetched(hero: HTMLElement | null, index: number): boolean {
  const image = hero?.querySelectorAll<HTMLImageElement>('.slide img')[index - 1];
  return image !== undefined && image.complete && image.naturalWidth > 0;
}

/** True once the page's own files are there: the further pictures do not compete with them. */
function usePageLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const done = () => setLoaded(true);
    if (document.readyState === 'complete') {
      const timer = setTimeout(done);
      return () => clearTimeout(timer);
    }
    window.addEventListener('load', done, { once: true });
    return () => window.removeEventListener('load', done);
  }, []);
  return loaded;
}

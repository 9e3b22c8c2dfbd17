import { useEffect, useLayoutEffect, useState } from 'react';
import { keptScroll, writeScroll } from './address';

/**
 * Puts a reader who comes back to a list where they were, once its cards stand there; true when
 * there is such a place. Mount it with the cards.
 */
export function useBackScroll(): boolean {
  const [kept] = useState(keptScroll);
  useLayoutEffect(() => {
    // Somebody who has moved since knows better.
    if (kept > 0 && window.scrollY < 10) window.scrollTo(0, kept);
  }, [kept]);
  useEffect(() => {
    window.addEventListener('pagehide', writeScroll);
    return () => window.removeEventListener('pagehide', writeScroll);
  }, []);
  return kept > 0;
}

import { useEffect, useLayoutEffect, useState } from 'react';
import { keptScroll, writeScroll } from './address';

/**
 * Restores the scroll position of a list after Back, once its cards are rendered; true when there is one.
 * Mount it with the cards.
 */
export function useBackScroll(): boolean {
  const [kept] = useState(keptScroll);
  useLayoutEffect(() => {
    // A reader who has scrolled since is left alone.
    if (kept > 0 && window.scrollY < 10) window.scrollTo(0, kept);
  }, [kept]);
  useEffect(() => {
    window.addEventListener('pagehide', writeScroll);
    return () => window.removeEventListener('pagehide', writeScroll);
  }, []);
  return kept > 0;
}

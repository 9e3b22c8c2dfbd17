import { useEffect } from 'react';
import { openTarget } from './open-target';

/** Keeps the part that the address names open: on arrival, and when a link on the page names another. */
export function useOpenTarget(): void {
  // Without dependencies: a move within the site changes the address and renders the page again,
  // and tells nobody else about it.
  useEffect(() => openTarget(window.location.hash));
  useEffect(() => {
    const changed = () => openTarget(window.location.hash);
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
}

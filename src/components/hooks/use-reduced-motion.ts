import { useSyncExternalStore } from 'react';
import { reducedMotion } from './reduced-motion';

function subscribe(changed: () => void) {
  const media = window.matchMedia(reducedMotion);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the visitor asked for less motion; true until known, so that nothing starts by mistake. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(reducedMotion).matches,
    () => true,
  );
}

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in built HTML and while hydrating, true afterwards: gate for what only a browser knows. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

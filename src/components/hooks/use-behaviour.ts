import { type RefObject, useEffect } from 'react';

/**
 * A behaviour of built HTML: adds event listeners to an element and returns a function that removes them.
 * In built pages the entry script attaches it, without React.
 */
export type Behaviour = (element: HTMLElement) => () => void;

/** Attaches a behaviour to what a component has rendered, where React runs. */
export function useBehaviour(ref: RefObject<HTMLElement | null>, behaviour: Behaviour): void {
  useEffect(() => (ref.current ? behaviour(ref.current) : undefined), [ref, behaviour]);
}

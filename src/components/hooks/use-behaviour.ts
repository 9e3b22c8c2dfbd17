import { type RefObject, useEffect } from 'react';

/**
 * What makes HTML that stands there answer: adds event listeners to an element and gives back the
 * function that takes them away. In built pages the entry script attaches it, without React.
 */
export type Behaviour = (element: HTMLElement) => () => void;

/** Attaches a behaviour to what a component has rendered, where React runs. */
export function useBehaviour(ref: RefObject<HTMLElement | null>, behaviour: Behaviour): void {
  useEffect(() => (ref.current ? behaviour(ref.current) : undefined), [ref, behaviour]);
}

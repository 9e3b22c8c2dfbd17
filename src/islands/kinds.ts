import type { ComponentType } from 'react';
import type { Behaviour } from '../components/hooks/use-behaviour';
import { nextTask } from './start-island';
import type { IslandEntry, HydrateOn } from './hydration';

/** An island that React hydrates. Its script and React are fetched in parallel, and run one after the other. */
export function component<Props extends object>(
  hydrateOn: HydrateOn,
  load: () => Promise<{ default: ComponentType<Props> }>,
): IslandEntry {
  return {
    hydrateOn,
    load: async () => {
      const root = import(/* webpackChunkName: "island-root" */ './root');
      // Only islands that wait for an interaction can hold input from before their hydration.
      const carried = hydrateOn === 'interaction' && (await import('./preserve-input'));
      const { hydrate } = await root;
      await nextTask();
      const { default: Component } = await load();
      // The page has the props of the built component.
      return (element) =>
        hydrate(Component as ComponentType<object>, element, carried && carried.preserveInput);
    },
  };
}

/** An island without React: listeners on its outermost element. */
export function behaviour(
  hydrateOn: HydrateOn,
  load: () => Promise<{ default: Behaviour }>,
): IslandEntry {
  return {
    hydrateOn,
    load: async () => {
      const { default: attach } = await load();
      return ({ firstElementChild }) => {
        if (firstElementChild instanceof HTMLElement) attach(firstElementChild);
      };
    },
  };
}

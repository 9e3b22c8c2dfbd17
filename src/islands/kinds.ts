import type { ComponentType } from 'react';
import type { Behaviour } from '../components/hooks/use-behaviour';
import { nextTask } from './next-task';
import type { IslandEntry, HydrateOn } from './hydration';

/** An island that React renders. Its script and React's come side by side, and run one after the other. */
export function component<Props extends object>(
  hydrateOn: HydrateOn,
  load: () => Promise<{ default: ComponentType<Props> }>,
): IslandEntry {
  return {
    hydrateOn,
    load: async () => {
      const root = import(/* webpackChunkName: "island-root" */ './root');
      // Only what waits for the visitor can hold what the visitor has done by then.
      const carried = hydrateOn === 'interaction' && (await import('./preserve-input'));
      const { hydrate } = await root;
      await nextTask();
      const { default: Component } = await load();
      // The props stand in the page as the built component had them.
      return (element) =>
        hydrate(Component as ComponentType<object>, element, carried && carried.preserveInput);
    },
  };
}

/** An island whose HTML stays: listeners on its outermost element. */
export function behaviour(hydrateOn: HydrateOn, load: () => Promise<{ default: Behaviour }>): IslandEntry {
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

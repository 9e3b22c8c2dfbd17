import type { ComponentType } from 'react';
import type { Behaviour } from '../components/hooks/use-behaviour';
import { nextTask } from './start-island';
import type { IslandEntry, HydrateOn } from './hydration';

/** Modules by the names of islands. */
type Modules<Default> = Readonly<Record<string, () => Promise<{ default: Default }>>>;

/** The islands of these modules, each started by what `startOf` makes of its module. */
function entries<Default>(
  hydrateOn: HydrateOn,
  modules: Modules<Default>,
  startOf: (load: () => Promise<{ default: Default }>) => ReturnType<IslandEntry['load']>,
): Record<string, IslandEntry> {
  const islands: Record<string, IslandEntry> = {};
  for (const [name, load] of Object.entries(modules)) {
    islands[name] = { hydrateOn, load: () => startOf(load) };
  }
  return islands;
}

/** Islands that React hydrates. Their script and React are fetched in parallel, and run one after the other. */
export const components = (hydrateOn: HydrateOn, modules: Modules<ComponentType<never>>) =>
  entries(hydrateOn, modules, async (load) => {
    const root = import(/* webpackChunkName: "island-root" */ './root');
    // Only islands that wait for an interaction can hold input from before their hydration.
    const carried = hydrateOn === 'interaction' && (await import('./preserve-input'));
    const { hydrate } = await root;
    await nextTask();
    const { default: Component } = await load();
    // The page has the props of the built component.
    return (element) =>
      hydrate(Component as ComponentType<object>, element, carried && carried.preserveInput);
  });

/** Islands without React: listeners on their outermost element. */
export const behaviours = (hydrateOn: HydrateOn, modules: Modules<Behaviour>) =>
  entries(hydrateOn, modules, async (load) => {
    const { default: attach } = await load();
    return ({ firstElementChild }) => {
      if (firstElementChild instanceof HTMLElement) attach(firstElementChild);
    };
  });

import type { ComponentType } from 'react';
import type { Behaviour } from '../components/hooks/use-behaviour';
import { nextTask } from './start-island';
import type { IslandEntry, HydrateOn } from './hydration';

/** Loads a module of an island. */
type Load<Default> = () => Promise<{ default: Default }>;

/** Loaders by the names of islands. */
type Modules<Default> = Readonly<Record<string, Load<Default>>>;

function entriesOf<Default>(
  modules: Modules<Default>,
  entryOf: (load: Load<Default>) => IslandEntry,
): Record<string, IslandEntry> {
  const entries: Record<string, IslandEntry> = {};
  for (const name in modules) entries[name] = entryOf(modules[name]!);
  return entries;
}

/**
 * Islands that React hydrates. Their script and React are fetched in parallel, and run one after the other. The
 * lists of which one was built are fetched meanwhile; where they have changed it is rendered again.
 */
export const components = (hydrateOn: HydrateOn, modules: Modules<ComponentType<never>>) =>
  entriesOf(modules, (load) => ({
    hydrateOn,
    load: async (island) => {
      const isSame =
        'lists' in island.dataset
          ? import(/* webpackChunkName: "fetch-lists" */ './fetch-lists').then(({ fetchLists }) =>
              fetchLists(island),
            )
          : undefined;
      // Scripts that can't be loaded are told of once.
      isSame?.catch(() => undefined);
      const [{ hydrate }, carried] = await Promise.all([
        import(/* webpackChunkName: "island-root" */ './root'),
        // Only islands that wait for an interaction can hold input from before their hydration.
        isSame || hydrateOn === 'interaction' ? import('./preserve-input') : undefined,
      ]);
      await nextTask();
      const { default: Component } = await load();
      const carry = carried?.preserveInput;
      return async (element) =>
        // The page has the props of the built component.
        hydrate(Component as ComponentType<object>, element, { carry, isSame: await isSame });
    },
  }));

/** Islands without React: listeners on their outermost element. */
export const behaviours = (hydrateOn: HydrateOn, modules: Modules<Behaviour>) =>
  entriesOf(modules, (load) => ({
    hydrateOn,
    load: async () => {
      const { default: attach } = await load();
      return ({ firstElementChild }) => {
        if (firstElementChild instanceof HTMLElement) attach(firstElementChild);
      };
    },
  }));

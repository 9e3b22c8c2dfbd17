import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandHost } from '../components/island/island';
import { islands } from './registry';
import { IslandRoot } from './island-root';

/** Renders the islands of a page while it is built. */
export const islandHost: IslandHost = {
  attributesOf(name) {
    const entry = islands[name];
    if (!entry) throw new Error(`src/islands/registry.ts has no island '${name}'.`);
    return { 'data-island': name, 'data-wake': entry.wake };
  },
  render(element: ReactNode, prefix) {
    return renderToString(<IslandRoot>{element}</IslandRoot>, { identifierPrefix: prefix });
  },
};

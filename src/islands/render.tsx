import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandHost } from '../components/island/island';
import { getQueryClient } from '../lib/http/query-client';
import { islands } from './registry';
import { IslandRoot } from './island-root';

/** Renders the islands of a page while it is built. */
export const islandHost: IslandHost = {
  attributesOf(name) {
    const entry = islands[name];
    if (!entry) throw new Error(`src/islands/registry.ts has no island '${name}'.`);
    return { 'data-island': name, 'data-on': entry.hydrateOn };
  },
  render(element: ReactNode, prefix) {
    const html = renderToString(<IslandRoot>{element}</IslandRoot>, { identifierPrefix: prefix });
    // Its queries' timers would keep the process that builds for half an hour.
    getQueryClient().clear();
    return html;
  },
};

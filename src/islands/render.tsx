import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandHost } from '../components/island/island';
import { AsOfNote } from '../components/island/as-of-note';
import { setClock } from '../lib/dates/plain-date';
import { forgetReplies, giveReplies, type Replies } from '../lib/http/given-replies';
import { getQueryClient } from '../lib/http/query-client';
import { listAttributes } from './built-lists';
import { islands } from './registry';
import { IslandRoot } from './island-root';

/** What the pages of a site are built of beside the written content. */
export interface BuiltOf {
  /** The records of lists that stand in built pages. */
  replies?: Replies;
  /** Their versions, as the service sent them. */
  versions?: Readonly<Record<string, string>>;
  /** The moment of the build, in milliseconds since 1970. */
  now?: number;
}

/** Renders the islands of a page while it is built. */
export function islandHost(builtOf: BuiltOf = {}): IslandHost {
  const { replies = {}, versions = {}, now = Date.now() } = builtOf;
  const entryOf = (name: string) => {
    const entry = islands[name];
    if (!entry) throw new Error(`src/islands/registry.ts has no island '${name}'.`);
    return entry;
  };
  const attributesOf = (name: string) => ({
    'data-island': name,
    'data-on': entryOf(name).hydrateOn,
  });
  return {
    attributesOf,
    render(name, element: ReactNode, prefix) {
      const { hydrateOn } = entryOf(name);
      giveReplies(replies);
      setClock(() => now);
      const html = renderToString(<IslandRoot isBuilt>{element}</IslandRoot>, {
        identifierPrefix: prefix,
      });
      const lists = listAttributes(name, hydrateOn, versions, now);
      forgetReplies();
      setClock();
      // Its queries' timers would keep the process that builds for half an hour.
      getQueryClient().clear();
      return {
        html,
        attributes: { ...attributesOf(name), ...lists },
        after: lists && <AsOfNote moment={now} />,
      };
    },
  };
}

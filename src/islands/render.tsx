import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type IslandHost, IslandHostContext } from '../components/island/island';
import { AsOfNote } from '../components/island/as-of-note';
import { setClock } from '../lib/dates/plain-date';
import { forgetReplies, giveReplies } from '../lib/http/given-replies';
import { getQueryClient } from '../lib/http/query-client';
import { setSiteAddress } from '../lib/own-address';
import { setLanguages } from '../lib/language/guess-language';
import { setEmptyLists } from '../features/shared/nothing-yet';
import { builtIsland, type BuiltOf } from './built-lists';
import { islands } from './registry';
import { IslandRoot } from './island-root';

/** Renders the islands of a page while it is built. */
export function islandHost(builtOf: BuiltOf = {}): IslandHost {
  const { replies = {}, versions = {}, now = Date.now(), siteUrl = '' } = builtOf;
  const { emptyLists, languages } = builtOf;
  const entryOf = (name: string) => {
    const entry = islands[name];
    if (!entry) throw new Error(`src/islands/registry.ts has no island '${name}'.`);
    return entry;
  };
  const attributesOf = (name: string) => ({
    'data-island': name,
    'data-on': entryOf(name).hydrateOn,
  });
  const host: IslandHost = {
    attributesOf,
    render(name, element: ReactNode, prefix) {
      const { hydrateOn } = entryOf(name);
      // What was asked for outside of islands is not theirs.
      forgetReplies();
      giveReplies(replies);
      setEmptyLists(emptyLists);
      setLanguages(languages);
      setSiteAddress(siteUrl);
      setClock(() => now);
      // React hydrates the HTML of no host. Where it is not going to, islands within mark their behaviours.
      const htmlOf = (inner?: IslandHost) =>
        renderToString(
          <IslandHostContext value={inner}>
            <IslandRoot isBuilt>{element}</IslandRoot>
          </IslandHostContext>,
          { identifierPrefix: prefix },
        );
      const hydrated = htmlOf();
      const built = builtIsland(name, hydrateOn, { replies, versions, now });
      const html = built?.isStill ? htmlOf(host) : hydrated;
      forgetReplies();
      setClock();
      // Its queries' timers would keep the process that builds for half an hour.
      getQueryClient().clear();
      return {
        html,
        attributes: { ...attributesOf(name), ...built?.attributes },
        after: built?.hasNote && <AsOfNote moment={now} />,
      };
    },
  };
  return host;
}

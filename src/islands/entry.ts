import { atFirstInteraction } from './first-interaction';
import { startOffline } from './start-offline';
import { layOutBelow } from './lay-out-below';
import { islands } from './registry';
import { renewEvent } from './renew-event';
import { retryLoad, startIsland, whenVisible } from './start-island';
import { speculate } from './speculate';
import type { HydrateOn } from './hydration';

/*
 * The one script of built pages that runs by itself. The boot script of the page asks for it: on pages that
 * are not complete without it once they are painted, on others at the first interaction.
 */

/** The islands of the page with this trigger. */
function islandsOf(hydrateOn: HydrateOn): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-island][data-on="${hydrateOn}"]`)];
}

function start(element: HTMLElement): void {
  const entry = islands[element.dataset.island ?? ''];
  if (entry) void startIsland(element, entry);
}

/** An island whose lists may have changed: one that was not started yet is drawn anew where they have. */
async function renew(element: HTMLElement): Promise<void> {
  if ('started' in element.dataset) {
    const { refetchLists } = await retryLoad(
      () => import(/* webpackChunkName: "island-root" */ './root'),
    );
    return refetchLists();
  }
  const { fetchLists } = await retryLoad(
    () => import(/* webpackChunkName: "fetch-lists" */ './fetch-lists'),
  );
  if (!(await fetchLists(element, true))) start(element);
}

islandsOf('load').forEach(start);
void layOutBelow();
whenVisible(islandsOf('visible'), start);
document.querySelectorAll<HTMLElement>('[data-renew]').forEach((island) => void renew(island));
addEventListener(renewEvent, ({ target }) => void renew(target as HTMLElement));
// At once, for the first interaction may be a click on a link. Rules alone fetch nothing.
speculate();
atFirstInteraction(() => {
  islandsOf('interaction').forEach(start);
  whenVisible(islandsOf('reached'), start);
  startOffline();
});
// A page that is open for less than a minute needs no check for new urgent notices.
setTimeout(() => {
  const load = () => import(/* webpackChunkName: "watch-notice" */ './watch-notice');
  void retryLoad(load).then(({ watchNotice }) => watchNotice());
}, 60_000 - performance.now());
document.documentElement.dataset.live = '';

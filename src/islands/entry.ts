import { atFirstInteraction } from './first-interaction';
import { startOffline } from './start-offline';
import { layOutBelow } from './lay-out-below';
import { islands } from './registry';
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

islandsOf('load').forEach(start);
void layOutBelow();
whenVisible(islandsOf('visible'), start);
if (document.querySelector('[data-lists]')) {
  const load = () => import(/* webpackChunkName: "built-page" */ './built-page');
  void retryLoad(load).then(({ followBuiltPage }) => followBuiltPage(start));
}
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

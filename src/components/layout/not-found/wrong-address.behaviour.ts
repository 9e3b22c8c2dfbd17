import type { Behaviour } from '../../hooks/use-behaviour';
import type { MenuItem } from '../../../content/menu';
import { goTo } from './go-to';
import { nearestPages, canonicalPath } from './nearest-paths';

/**
 * Helps at the wrong address that the browser is at. One that only spells a page otherwise leads
 * there at once; for any other the tiles of `[data-near]` get the nearest pages.
 */
export const wrongAddressBehaviour: Behaviour = (element) => {
  const { pathname, search, hash } = window.location;
  const pages = linkedPages(element);
  const others = element.dataset.paths?.split(' ') ?? [];
  const right = canonicalPath(pathname, [...pages.map(({ path }) => path), ...others]);
  if (right) goTo(`${right}${search}${hash}`);
  const tiles = [...element.querySelectorAll<HTMLAnchorElement>('[data-near] a')];
  nearestPages(pathname, pages, tiles.length).forEach(({ path, title }, index) => {
    const tile = tiles[index];
    if (!tile) return;
    tile.setAttribute('href', path);
    tile.textContent = title;
  });
  return () => undefined;
};

/** The pages of the menu in its order, each once, as the tiles and the groups link to them. */
function linkedPages(element: HTMLElement): MenuItem[] {
  const titles = new Map<string, string>();
  for (const link of element.querySelectorAll('section a[href^="/"]')) {
    const path = link.getAttribute('href') ?? '';
    if (!titles.has(path)) titles.set(path, link.textContent ?? '');
  }
  return [...titles].map(([path, title]) => ({ path, title }));
}

export default wrongAddressBehaviour;

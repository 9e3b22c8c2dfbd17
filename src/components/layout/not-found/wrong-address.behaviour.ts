import { pathOnSite, sitePath } from '../../../lib/site-path';
import type { Behaviour } from '../../hooks/use-behaviour';
import { goTo } from './go-to';
import { type GroupedItem, nearestPages, canonicalPath } from './nearest-paths';

/**
 * Helps at the wrong address that the browser is at. One that only spells a page otherwise leads
 * there at once; for any other the tiles of `[data-near]` get the nearest pages, and the search its words.
 */
export const wrongAddressBehaviour: Behaviour = (element) => {
  const { pathname: shown, search, hash } = window.location;
  const pathname = process.env.GATSBY_BASE ? pathOnSite(shown) : shown;
  const pages = linkedPages(element);
  const others = element.dataset.paths?.split(' ') ?? [];
  const right = canonicalPath(pathname, [...pages.map(({ path }) => path), ...others]);
  if (right) goTo(`${process.env.GATSBY_BASE ?? ''}${right}${search}${hash}`);
  const field = element.querySelector<HTMLInputElement>('[name=q]');
  if (field && !field.value) field.value = wordsOf(pathname);
  const tiles = [...element.querySelectorAll<HTMLAnchorElement>('[data-near] a')];
  nearestPages(pathname, pages, tiles.length).forEach(({ path, title }, index) => {
    const tile = tiles[index];
    if (!tile) return;
    tile.setAttribute('href', process.env.GATSBY_BASE ? sitePath(path) : path);
    tile.textContent = title;
  });
  return () => undefined;
};

/** The words of an address: '/pages/admission-form.html' gives 'pages admission form'. */
function wordsOf(pathname: string): string {
  try {
    const words = decodeURIComponent(pathname).replace(/\.\w+$/, '');
    return words
      .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim();
  } catch {
    return '';
  }
}

/** The pages of the menu, each once: those of the tiles first, then all of them in its order. */
function linkedPages(element: HTMLElement): GroupedItem[] {
  const pages = new Map<string, GroupedItem>();
  for (const link of element.querySelectorAll('section a[href^="/"]')) {
    const href = link.getAttribute('href') ?? '';
    const path = process.env.GATSBY_BASE ? pathOnSite(href) : href;
    const group = link.closest('section')?.querySelector('h3')?.textContent;
    const known = pages.get(path);
    const title = known?.title ?? link.textContent ?? '';
    pages.set(path, { path, title, ...(group && { group }) });
  }
  return [...pages.values()];
}

export default wrongAddressBehaviour;

import type { Navigation } from './navigation.schema';
import type { ContentPage } from './page.schema';

/** A page in the menu. */
export interface MenuItem {
  path: string;
  title: string;
}

/** A group of the menu with its pages, in order. */
export interface MenuGroup {
  name: string;
  /** Set for a group that leads to a page itself, such as Home. */
  path?: string;
  summary?: string;
  pages: MenuItem[];
}

type MenuPage = Pick<ContentPage, 'path' | 'title' | 'menu' | 'order'>;

/** The main menu: the groups of navigation.yaml with their pages. A group that leads nowhere is left out. */
export function buildMenu(
  { groups }: Pick<Navigation, 'groups'>,
  pages: readonly MenuPage[],
): MenuGroup[] {
  return groups
    .map((group) => ({
      ...group,
      pages: pages
        .filter(({ menu }) => menu === group.name)
        .sort((a, b) => a.order - b.order || a.title.localeCompare(b.title, 'en'))
        .map(({ path, title }) => ({ path, title })),
    }))
    .filter(({ path, pages: items }) => path !== undefined || items.length > 0);
}

/** Where a page stands in the menu: a translation that is not there itself, in the place of its original. */
export function menuPath(
  { path, translationOf }: Pick<ContentPage, 'path' | 'translationOf'>,
  menu: readonly MenuGroup[],
): string {
  const isThere = menu.some(({ pages }) => pages.some((page) => page.path === path));
  return isThere || translationOf === undefined ? path : translationOf;
}

/** The place of a page in the menu: its group, and the pages before and after it in the group. */
export function placeInMenu(
  menu: readonly MenuGroup[],
  path: string,
): { group?: MenuGroup; previous?: MenuItem; next?: MenuItem } {
  const group = menu.find(({ pages }) => pages.some((page) => page.path === path));
  if (!group) return {};
  const index = group.pages.findIndex((page) => page.path === path);
  return { group, previous: group.pages[index - 1], next: group.pages[index + 1] };
}

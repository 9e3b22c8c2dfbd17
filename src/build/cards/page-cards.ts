import type { Content } from '../../content/load';
import type { ContentPage } from '../../content/page.schema';
import { formatLongDay } from '../../lib/dates/format';
import { parsePlainDate } from '../../lib/dates/plain-date';

/** What the card of one page shows. */
export interface PageCard {
  /** The page's address: '/AboutUs'. */
  path: string;
  title: string;
  /** The line above the title: the page's group of the menu. */
  section: string;
  /** When its words were reviewed last, for pages of words: '2 November 2026'. */
  day?: string | undefined;
  /** The picture, relative to content/pictures. */
  picture: string;
}

type Written = Pick<Content, 'site' | 'home' | 'pages'>;

/** The cards of all pages, the front page first. */
export function pageCards({ site, home, pages }: Written): PageCard[] {
  const { slides = [], vision } = home.hero ?? {};
  const front: PageCard = {
    path: '/',
    title: vision?.title ?? site.name,
    section: vision?.eyebrow ?? site.affiliation,
    picture: slides[0]?.src ?? '',
  };
  const inner = pages.map((page, index) => ({
    path: page.path,
    title: page.title,
    section: sectionOf(menuOf(page, pages), site.shortName),
    day: dayOf(page),
    // A page that names no picture gets one of the front page, in turn.
    picture: page.picture?.src ?? slides[index % slides.length]?.src ?? '',
  }));
  return [front, ...inner];
}

/** Lists are of today, whenever the words around them were reviewed. */
function dayOf({ kind, reviewed }: ContentPage): string | undefined {
  const day = kind === 'static' ? parsePlainDate(reviewed) : undefined;
  return day && formatLongDay(day);
}

/** A translation that is not in the menu is shown in the group of its original. */
const menuOf = (page: ContentPage, pages: readonly ContentPage[]): ContentPage => {
  const original = pages.find(({ path }) => path === page.translationOf);
  return original ? { ...page, menu: page.menu ?? original.menu } : page;
};

/** A group that is called as the page would say the same twice. */
function sectionOf({ menu, title }: ContentPage, otherwise: string): string {
  return menu && menu !== title ? menu : otherwise;
}

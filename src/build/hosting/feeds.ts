import { Feed } from 'feed';
import type { Site } from '../../content/site.schema';
import type { ContentPage } from '../../content/page.schema';

type DatedPage = Pick<
  ContentPage,
  'path' | 'title' | 'description' | 'reviewed' | 'menu' | 'namesChildren'
>;

/** Entries of a feed: readers ask for it often, and want what is new. */
const most = 20;

/** Noon in India: the day is the same in every reader's zone between the Azores and Fiji. */
const momentOf = (day: string) => new Date(`${day}T12:00:00+05:30`);

/**
 * What is new in the handbook: the pages in the order of their last review, as RSS and as Atom.
 * Lists of the content service have no part in it, for they are not written here.
 */
export function feeds(
  { name, siteUrl }: Pick<Site, 'name' | 'siteUrl'>,
  pages: readonly DatedPage[],
): { rss: string; atom: string } {
  const dated = pages
    // A feed is a copy that nobody can take back.
    .flatMap((page) =>
      page.reviewed && !page.namesChildren ? [{ ...page, reviewed: page.reviewed }] : [],
    )
    .sort((a, b) => b.reviewed.localeCompare(a.reviewed) || a.path.localeCompare(b.path))
    .slice(0, most);
  const feed = new Feed({
    id: `${siteUrl}/`,
    link: `${siteUrl}/`,
    title: `What is new in the handbook - ${name}`,
    description: `Pages of ${name} that were written or checked lately.`,
    language: 'en-IN',
    generator: false,
    updated: momentOf(dated[0]?.reviewed ?? '1970-01-01'),
    feedLinks: { rss: `${siteUrl}/rss.xml`, atom: `${siteUrl}/atom.xml` },
    author: { name },
  });
  for (const { path, title, description, reviewed, menu } of dated) {
    const link = siteUrl + encodeURI(path);
    feed.addItem({
      // A page that is checked again is news again: its address alone would be known already.
      id: `${link}#${reviewed}`,
      guid: `${link}#${reviewed}`,
      link,
      title,
      description,
      date: momentOf(reviewed),
      ...(menu ? { category: [{ name: menu, term: menu }] } : {}),
    });
  }
  return { rss: feed.rss2(), atom: feed.atom1() };
}

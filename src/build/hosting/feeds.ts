import { Feed, type Item } from 'feed';
import type { Site } from '../../content/site.schema';
import type { ContentPage } from '../../content/page.schema';
import { sharedCircularAddress } from '../../features/circulars/circulars.address';
import { circularsFeed, circularsPage } from '../../features/circulars/circulars.feed';
import { inListAddress } from '../../features/shared/in-list-address';
import { fullAddress } from '../../lib/base-path';
import { type ListedItem, type ListedItems, listedItems } from '../list-files/listed-items';
import { join } from 'node:path';
import type { Content } from '../../content/load';
import { writeWhole } from '../../lib/files/write-whole';
import type { PageLists } from '../list-files/page-lists';

/**
 * Writes what feed readers ask for, of the pages and the lists as they are now; gives the names of the files.
 * A school without a page of circulars has no feed of them.
 */
export async function writeFeeds(
  publicDir: string,
  content: Pick<Content, 'site' | 'pages' | 'preview'>,
  lists: PageLists,
): Promise<string[]> {
  // A preview holds drafts: they are nothing to be told of.
  const listed = content.pages.filter(({ unpublished }) => !unpublished);
  const { rss, atom, circulars } = feeds(content.site, listed, listedItems(content, lists));
  const hasCirculars = listed.some(
    ({ path, namesChildren }) => path === circularsPage && !namesChildren,
  );
  const texts = {
    'rss.xml': rss,
    'atom.xml': atom,
    ...(hasCirculars && { [circularsFeed]: circulars }),
  };
  for (const [name, text] of Object.entries(texts)) await writeWhole(join(publicDir, name), text);
  return Object.keys(texts);
}

type DatedPage = Pick<
  ContentPage,
  'path' | 'title' | 'description' | 'reviewed' | 'menu' | 'namesChildren'
>;
type Publisher = Pick<Site, 'name' | 'siteUrl'>;

/** Entries of a feed: readers ask for it often, and want what is new. */
const most = 20;

/** Noon in India: the day is the same in every reader's zone between the Azores and Fiji. */
const momentOf = (day: string) => new Date(`${day}T12:00:00+05:30`);

/**
 * A text as HTML, as which readers of feeds take titles. An ampersand that can be none but itself stays: some
 * take titles of RSS as they stand.
 */
const asHtml = (text: string) =>
  text
    .replace(/&(?=#?\w)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const newestFirst = (entries: readonly Item[]) =>
  [...entries]
    .sort((a, b) => b.date.getTime() - a.date.getTime() || a.link.localeCompare(b.link))
    .slice(0, most);

function pageEntries({ siteUrl }: Publisher, pages: readonly DatedPage[]): Item[] {
  return pages.flatMap(({ path, title, description, reviewed, menu, namesChildren }) => {
    // A feed is a copy that nobody can take back.
    if (!reviewed || namesChildren) return [];
    const link = siteUrl + encodeURI(path);
    // A page that is checked again is news again: its address alone would be known already.
    const id = `${link}#${reviewed}`;
    const category = menu ? { category: [{ name: menu, term: menu }] } : {};
    return [{ id, guid: id, link, title, description, date: momentOf(reviewed), ...category }];
  });
}

/** The documents as links; one whose address can't be read is on the page alone. */
function linksTo({ title, attachments }: ListedItem, siteUrl: string): string {
  const links = attachments.flatMap(({ href, name, type }) => {
    if (!URL.canParse(href, siteUrl)) return [];
    const address = fullAddress(siteUrl, href).replaceAll('&', '&amp;');
    return [`<p><a href="${address}">${asHtml(name || title)} (${asHtml(type)})</a></p>`];
  });
  return links.join('');
}

/** Items of a list by their titles; those without a day have no place among what is new. */
function itemEntries(
  { siteUrl }: Publisher,
  page: string,
  items: readonly ListedItem[] = [],
): Item[] {
  return items.flatMap((item) => {
    const { key, title, date } = item;
    if (!date) return [];
    const own = page === circularsPage ? sharedCircularAddress(item) : undefined;
    const id = `${siteUrl}${page}#${encodeURIComponent(key)}`;
    const content = linksTo(item, siteUrl);
    return [
      {
        id,
        guid: id,
        link: siteUrl + (own ?? inListAddress(page, title)),
        title: asHtml(title),
        date: momentOf(date),
        ...(content && { content }),
      },
    ];
  });
}

/** What distinguishes one feed of a site from the others. */
type FeedOptions = Required<
  Pick<ConstructorParameters<typeof Feed>[0], 'id' | 'title' | 'description' | 'feedLinks'>
>;

function feedOf({ name }: Publisher, options: FeedOptions, entries: readonly Item[]): Feed {
  const feed = new Feed({
    ...options,
    link: options.id,
    language: 'en-IN',
    generator: false,
    updated: entries[0]?.date ?? momentOf('1970-01-01'),
    author: { name },
  });
  for (const entry of entries) feed.addItem(entry);
  return feed;
}

/**
 * What is new, as RSS and as Atom: news by their titles, and pages in the order of their last review; and a
 * feed of circulars, of Atom alone. Lists that are not at hand at build have no part in them.
 */
export function feeds(
  site: Publisher,
  pages: readonly DatedPage[],
  items: ListedItems = {},
): { rss: string; atom: string; circulars: string } {
  const { name, siteUrl } = site;
  const all = [...pageEntries(site, pages), ...itemEntries(site, '/News', items['/News'])];
  const whole = feedOf(
    site,
    {
      id: `${siteUrl}/`,
      title: `What is new - ${name}`,
      description: `News of ${name}, and pages that were written or checked lately.`,
      feedLinks: { rss: `${siteUrl}/rss.xml`, atom: `${siteUrl}/atom.xml` },
    },
    newestFirst(all),
  );
  const circulars = feedOf(
    site,
    {
      id: `${siteUrl}${circularsPage}`,
      title: `Circulars - ${name}`,
      description: `Circulars of ${name}, each with its documents.`,
      feedLinks: { atom: `${siteUrl}/${circularsFeed}` },
    },
    newestFirst(itemEntries(site, circularsPage, items[circularsPage])),
  );
  return { rss: whole.rss2(), atom: whole.atom1(), circulars: circulars.atom1() };
}

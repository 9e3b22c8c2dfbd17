import { redirectSourceProblem } from '../../../content/redirect-source';
import { decoded } from '../../../lib/files/file-name';
import { inListAddress } from '../../../features/shared/in-list-address';
import { latinName } from '../../content-new/file-names';
import { page } from '../../content-new/page';
import type { WordPressExport, WordPressItem } from './read-export';

/** The path of an old address, as redirects have it: '/about-us', '/?p=12'; undefined for none. */
export function oldPath(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { pathname, search } = new URL(link);
  if (search !== '') return `${pathname}${search}`;
  const path = pathname.replace(/\/(?:index\.html?)?$/, '');
  return path === '' ? undefined : path;
}

/** The folder of a host that a site stands in: '/school', mostly ''. */
const folderOf = (site: string) =>
  URL.canParse(site) ? new URL(site).pathname.replace(/\/$/, '') : '';

/** The address that WordPress answers by an item's number, whatever its link: printed, and in messages of its time. */
export function numberPath({ type, id }: WordPressItem, { site }: WordPressExport): string {
  return `${folderOf(site)}/?${type === 'page' ? 'page_id' : 'p'}=${id}`;
}

/** '/AboutUs' for a page of a slug; one that is free among those of the school and of the import. */
function newPath(item: WordPressItem, dir: string, taken: ReadonlySet<string>): string {
  const question = page.questions.find(({ name }) => name === 'path');
  const isPlain = /^[a-z0-9-]+$/i.test(item.slug);
  const words = isPlain ? item.slug : latinName(item.title);
  const title = words === '' ? `page-${item.id}` : words;
  const wished = question?.fallback?.({ title }, dir) ?? `/Page${item.id}`;
  if (!taken.has(wished.toLowerCase())) return wished;
  return `${wished}-${item.id}`;
}

/** An item on the page News, in signs that every host takes as they are. */
const newsAddress = (title: string) =>
  inListAddress('/News', title).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Where each post and page is found, by its old link and by its number on the old site. */
export function newAddresses(
  posts: readonly WordPressItem[],
  pages: readonly WordPressItem[],
  site: WordPressExport,
  dir: string,
): Map<string, string> {
  const found = new Map<string, string>();
  const put = (item: WordPressItem, to: string) => {
    found.set(item.link, to);
    if (URL.canParse(site.site)) found.set(new URL(numberPath(item, site), site.site).href, to);
  };
  for (const post of posts) put(post, newsAddress(post.title));
  const taken = new Set<string>();
  for (const page of pages) {
    const path = newPath(page, dir, taken);
    taken.add(path.toLowerCase());
    put(page, path);
  }
  return found;
}

/** An address without what differs where the same page is meant: http, www, the slash at its end. */
export const bareAddress = (address: string) =>
  address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

/** An address as it was meant on the older site: '/fees/' and 'fees/' in full. */
export const inFull = (address: string, site: string) =>
  !/^(?:#|[a-z]+:)/i.test(address) && URL.canParse(address, site)
    ? new URL(address, site).href
    : address;

/** Whether an address is one of the old site, with or without www. */
export function isOfSite(address: string, { site }: WordPressExport): boolean {
  if (!URL.canParse(address) || !URL.canParse(site)) return false;
  const host = (url: string) => new URL(url).hostname.replace(/^www\./, '');
  return host(address) === host(site);
}

/**
 * Where the posts of a site were listed: '/category/sports', '/category/events/sports' below another one, '/?cat=3',
 * '/tag/cricket', '/feed'.
 */
export function listPaths({ site, items, categories, numbers, tags }: WordPressExport): string[] {
  const folder = folderOf(site);
  const ofCategories = [...categories.keys()].flatMap((slug) => {
    const parts: string[] = [];
    for (let part = slug; part !== '' && !parts.includes(part); part = categories.get(part) ?? '')
      parts.unshift(part);
    const paths = [`${folder}/category/${slug}`, `${folder}/category/${parts.join('/')}`];
    const number = numbers.get(slug);
    if (number !== undefined) paths.push(`${folder}/?cat=${number}`);
    return [...new Set(paths)];
  });
  const tag = items.some(({ link }) => /\/\?p=\d+$/.test(link)) ? '/?tag=' : '/tag/';
  const ofTags = [...tags].map((slug) => folder + tag + slug);
  return [...ofCategories, ...ofTags, `${folder}/feed`];
}

/** The redirects to new addresses, and why each other one can't be. */
export function redirectsOf(
  moves: readonly { from: string; to: string }[],
  known: ReadonlySet<string>,
) {
  const moved: { from: string; to: string }[] = [];
  const left: string[] = [];
  const seen = new Set(known);
  for (const { from, to } of moves) {
    const written = decoded(from);
    const key = written.toLowerCase();
    if (key === to.toLowerCase() || seen.has(key)) continue;
    const problem = redirectSourceProblem(written);
    if (problem !== undefined) left.push(problem);
    else {
      seen.add(key);
      moved.push({ from: written, to });
    }
  }
  return { moved, left };
}

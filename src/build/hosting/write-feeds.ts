import { join } from 'node:path';
import type { Content } from '../../content/load';
import { circularsFeed, circularsPage } from '../../features/circulars/circulars.feed';
import { writeWhole } from '../../lib/files/write-whole';
import { listedItems } from '../list-files/listed-items';
import type { PageLists } from '../list-files/page-lists';
import { feeds } from './feeds';

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

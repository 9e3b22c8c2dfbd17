import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../content/load';
import type { ContentPage } from '../../content/page.schema';
import {
  columnsOf,
  type SearchFile,
  searchFile,
  type SearchPart,
  type SearchRecord,
  type SearchRecords,
  searchRecordsFile,
} from '../../search/search-file';
import { termsOf } from '../../search/engine/words';
import { find, parsePage } from '../../lib/html/tree';
import { itemFolders } from '../../lib/http/item-folders';
import { newestFirst } from '../../features/shared/order';
import { writeWhole } from '../../lib/files/write-whole';
import { listedItems, type ListedItems } from '../list-files/listed-items';
import type { PageLists } from '../list-files/page-lists';
import { documentsOfPage, partsOfPage, tidy } from './parts-of-page';
import { excerptLength } from '../../search/engine/excerpt';
import { stopWords } from '../../search/engine/stop-words';

/** Says nothing in a sentence, and is a class in 'class I'. */
const isNumeral = (term: string) => term === 'i';

/**
 * A part's words as the search needs them: enough of its beginning for an excerpt, and of the rest each
 * word once that is not in its `titles`, which are searched beside it. That is two thirds of the whole
 * text after gzip.
 */
function shortened(text: string, ...titles: string[]): { text: string; more: string } {
  if (text.length <= excerptLength) return { text, more: '' };
  const beginning = text.slice(0, text.lastIndexOf(' ', excerptLength));
  const known = new Set([beginning, ...titles].flatMap(termsOf));
  const rest = new Set(termsOf(text.slice(beginning.length)));
  const more = [...rest].filter(
    (term) => !known.has(term) && (isNumeral(term) || !stopWords.has(term)),
  );
  return { text: `${beginning} …`, more: more.sort().join(' ') };
}

/** The page that searches all others. */
const searchPage = '/Search';

/** A page that is empty unless its address names an item, such as the one of a single album. */
const needsItem = ({ path }: ContentPage) =>
  itemFolders.some(({ folder, page }) => page === path && page !== folder);

/** Parts that only lead elsewhere: what they name is found where it stands. */
const leadsElsewhere = ({ blocks }: ContentPage) =>
  new Set(blocks.flatMap(({ kind, id }) => (kind === 'links' && id ? [id] : [])));

/** The title of a page and what editors say of it: all that is searched of one that names children. */
const inShort = ({ description }: ContentPage) => [
  { anchor: '', heading: '', text: tidy(description) },
];

/** Words that mean the same, without those that are one word to the search: 'fee' and 'fees'. */
const eachOnce = (words: readonly string[]) => [
  ...new Map(words.map((word) => [termsOf(word).join(' '), word])).values(),
];

/** How many items of lists are kept for the search without them. */
const mostRecords = 200;

/** The newest items of lists. */
function recordsOf(items: ListedItems): SearchRecords {
  const newest = newestFirst(Object.values(items).flat()).slice(0, mostRecords);
  const kept = new Set(newest);
  return Object.fromEntries(
    Object.entries(items).map(([path, all]) => [
      path,
      all
        .filter((item) => kept.has(item))
        .map(({ title, date, until }): SearchRecord =>
          until ? [title, date ?? '', until] : [title, date ?? ''],
        ),
    ]),
  );
}

async function mainOf(publicDir: string, path: string) {
  const html = await readFile(join(publicDir, path, 'index.html'), 'utf8');
  const main = find(parsePage(html), ({ tagName }) => tagName === 'main');
  if (!main) throw new Error(`The page ${path} has no <main>; its words cannot be searched.`);
  return main;
}

type Searched = Pick<Content, 'pages' | 'preview' | 'search'>;

/** What can be searched of the finished pages of a folder, page by page in the content's order. */
async function searchFileOf(publicDir: string, { pages, search }: Searched): Promise<SearchFile> {
  const listed = pages.filter(
    (page) => !page.unpublished && page.path !== searchPage && !needsItem(page),
  );
  const parts: SearchPart[] = [];
  const documents = new Map<string, readonly [string, string, number]>();
  for (const [index, page] of listed.entries()) {
    const main = await mainOf(publicDir, page.path);
    const left = leadsElsewhere(page);
    const own = page.namesChildren ? inShort(page) : partsOfPage(main);
    for (const { anchor, heading, text } of own) {
      if (left.has(anchor)) continue;
      parts.push({ page: index, anchor, heading, ...shortened(text, heading, page.title) });
    }
    for (const { href, title } of documentsOfPage(main)) {
      if (!documents.has(href)) documents.set(href, [href, title, index]);
    }
  }
  return {
    pages: listed.map(({ path, title, menu }) => [path, title, menu ?? '']),
    papers: [...documents.values()],
    synonyms: (search?.synonyms ?? []).map(eachOnce),
    // Last, as what follows their letters is too far from its like for gzip: 200 bytes less.
    parts: columnsOf(parts),
  };
}

/**
 * Writes what the search page looks through, of the pages, which must be finished, and of the lists as they are
 * now. Nothing without a search page.
 */
export async function writeSearchFile(
  publicDir: string,
  content: Searched,
  lists: PageLists,
): Promise<void> {
  if (!content.pages.some(({ path }) => path === searchPage)) return;
  const texts = {
    [searchFile]: await searchFileOf(publicDir, content),
    [searchRecordsFile]: recordsOf(listedItems(content, lists)),
  };
  for (const [name, json] of Object.entries(texts)) {
    await writeWhole(join(publicDir, name), JSON.stringify(json));
  }
}

import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { PlainDate } from '../../lib/dates/plain-date';
import { partsOf, type SearchFile } from '../search-file';
import { excerptOf, markedPieces, type Marked } from './excerpt';
import { queryFor, type Synonyms, synonymsOf, wantedOf } from './query';
import { termsOf } from './words';

/** Something that can be found. */
export interface SearchDocument {
  /** Where it stands. */
  href: string;
  title: string;
  /** Where it belongs: 'Rules › Fee'. */
  breadcrumb: string;
  /** The title of the page that it is a part of; '' for a page itself. */
  page: string;
  text: string;
  /** Words that are found, and not shown. */
  more?: string;
  /** Set for what stands in a live list and has a day. */
  date?: PlainDate | undefined;
}

/** Something that was found. */
export interface Hit {
  href: string;
  breadcrumb: string;
  title: Marked;
  excerpt: Marked;
  date?: PlainDate | undefined;
}

/** What was found in one place. */
export interface Found {
  hits: Hit[];
  /** Whether each of them has all that was asked for; otherwise they have some of it. */
  complete: boolean;
}

const isNumber = (term: string) => /^\p{N}/u.test(term);

/** How many letters may be wrong in a word that no page has: none in numbers, two in long ones. */
const slips = (term: string) => (isNumber(term) || term.length < 3 ? 0 : term.length < 8 ? 1 : 2);

const fields = ['title', 'page', 'text', 'more'];

/** The index of some documents; their words are added to `known`. */
function openIndex(documents: readonly SearchDocument[], known: Set<string>): MiniSearch {
  const index = new MiniSearch({
    fields,
    tokenize: termsOf,
    processTerm: (term) => {
      known.add(term);
      return term;
    },
    searchOptions: {
      boost: { title: 5, page: 2 },
      prefix: (term) => !isNumber(term) && term.length > 1,
      weights: { fuzzy: 0.3, prefix: 0.5 },
      // What is asked for comes as terms.
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  index.addAll(documents.map((document, id) => ({ id, ...document })));
  return index;
}

/** With fewer results than this, those are added that have some of what was asked for. */
const few = 3;

/** How many parts of one page are shown. */
const partsOfPage = 3;

/** Orders documents where the best is not to come first. */
type Order = (a: SearchDocument, b: SearchDocument) => number;

/** Searches some documents. */
export class Engine {
  private readonly index: MiniSearch;
  private readonly known = new Set<string>();
  private readonly titles: readonly (readonly string[])[];

  constructor(
    private readonly documents: readonly SearchDocument[],
    private readonly synonyms: Synonyms,
  ) {
    this.index = openIndex(documents, this.known);
    this.titles = documents.map(({ title }) => termsOf(title));
  }

  /** What fits best, at most `most`; nothing for a text without a word. */
  find(text: string, most: number, order?: Order): Found {
    const wanted = wantedOf(text, this.synonyms);
    if (wanted.length === 0) return { hits: [], complete: false };
    const options = this.weightsFor(new Set(termsOf(text)));
    const search = (combineWith: 'AND' | 'OR', more = 0) =>
      this.index.search(queryFor(wanted, combineWith), { ...options, fuzzy: this.slipsIn(more) });
    const all = search('AND');
    const found = new Set(all.map(({ id }) => Number(id)));
    const some = all.length < few ? search('OR') : [];
    const results = [...all, ...some.filter(({ id }) => !found.has(Number(id)))];
    // Two letters that have changed places are two slips.
    if (results.length === 0) results.push(...search('OR', 1));
    return { hits: this.hitsOf(results, most, order), complete: all.length > 0 };
  }

  /** A word that stands on some page is written right: nothing like it is meant. */
  private slipsIn(more: number) {
    return (term: string) => (this.known.has(term) ? 0 : slips(term) && slips(term) + more);
  }

  /** Boosts: typed words over synonyms, pages over their parts, an exact title most. */
  private weightsFor(typed: ReadonlySet<string>): SearchOptions {
    return {
      boostTerm: (term) => (typed.has(term) ? 1 : 0.6),
      boostDocument: (id) => {
        const isPage = this.documents[Number(id)]?.page === '';
        const isNamed = this.titles[Number(id)]?.every((term) => typed.has(term));
        return (isPage ? 1.4 : 1) * (isNamed ? 1.6 : 1);
      },
    };
  }

  private hitsOf(results: readonly SearchResult[], most: number, order?: Order): Hit[] {
    const shown = new Map<string, number>();
    const found = results.flatMap((result) => {
      const document = this.documents[Number(result.id)];
      if (!document) return [];
      const page = document.href.replace(/#.*/, '');
      const count = (shown.get(page) ?? 0) + 1;
      shown.set(page, count);
      return !order && count > partsOfPage ? [] : [{ document, terms: new Set(result.terms) }];
    });
    if (order) found.sort((a, b) => order(a.document, b.document));
    return found.slice(0, most).map(({ document, terms }) => ({
      ...document,
      title: markedPieces(document.title, terms),
      excerpt: excerptOf(document.text, terms),
    }));
  }
}

/** What can be found on the built pages. */
function pageDocuments(file: SearchFile): SearchDocument[] {
  const { pages, papers } = file;
  const pageAt = (index: number) => pages[index] ?? ['/', '', ''];
  return [
    ...partsOf(file).map(({ page: index, anchor, heading, text, more }) => {
      const [path, page, group] = pageAt(index);
      return {
        href: anchor ? `${path}#${anchor}` : path,
        title: anchor ? heading : page,
        breadcrumb: [group, anchor && page].filter(Boolean).join(' › '),
        page: anchor && page,
        text,
        more,
      };
    }),
    ...papers.map(([href, title, index]) => {
      const [, page] = pageAt(index);
      return { href, title, breadcrumb: `Paper › ${page}`, page, text: '' };
    }),
  ];
}

/** Opens the search of the built pages. */
export const openPages = (file: SearchFile): Engine =>
  new Engine(pageDocuments(file), synonymsOf(file.synonyms));

/** Opens the search of what lists hold, with the same synonyms. */
export const openRecords = (documents: readonly SearchDocument[], file: SearchFile): Engine =>
  new Engine(documents, synonymsOf(file.synonyms));

/** Newest first; what has no day comes last. */
export const newestFirst = (a: SearchDocument, b: SearchDocument): number =>
  (b.date ?? '').localeCompare(a.date ?? '');

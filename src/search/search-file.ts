import type { PlainDate } from '../lib/dates/plain-date';
import { slug } from '../content/slug';
import { encodePostings, decodePostings, type Postings } from './postings';

/** Where the built site keeps what can be searched. */
export const searchFile = 'search.json';

/** A page: its address, its title, and its group of the menu ('' outside of it). */
type SearchPage = readonly [path: string, title: string, group: string];

/** A document: its address, its title, and the place of the page that offers it. */
type SearchDocument = readonly [href: string, title: string, page: number];

/** The beginning of a page, or a part of it that a link can lead to. */
export interface SearchPart {
  /** The page's place in the list of pages. */
  page: number;
  /** '' for the beginning of the page. */
  anchor: string;
  heading: string;
  /** Its first words, of which excerpts are made. */
  text: string;
  /** Its other indexed words, each once, normalized. */
  more: string;
}

/**
 * A news item or a circular: its title, its day ('' where it has none), and when it ends, in milliseconds since
 * 1970.
 */
export type SearchRecord = readonly [title: string, date: PlainDate | '', until?: number];

/** What the lists of pages held at build, by the paths of these. */
export type SearchRecords = Readonly<Record<string, readonly SearchRecord[]>>;

/** Where they are kept: apart, since they are asked for only where a list does not answer. */
export const searchRecordsFile = 'search-records.json';

/** Stands for the anchor that is made from the heading. */
const fromHeading = 1;

/**
 * What can be searched of the built pages. Phones fetch it: parts stand as columns, since like beside
 * like is smaller (a tenth after gzip), and most anchors follow from their headings.
 */
export interface SearchFile {
  pages: readonly SearchPage[];
  parts: {
    /** How many parts of each page there are. */
    counts: readonly number[];
    anchor: readonly (string | typeof fromHeading)[];
    heading: readonly string[];
    text: readonly string[];
    more: Postings;
  };
  papers: readonly SearchDocument[];
  /** Words that mean the same, as the content has them. */
  synonyms: readonly (readonly string[])[];
}

/** Parts as the file has them; they come in the order of their pages. */
export function columnsOf(parts: readonly SearchPart[]): SearchFile['parts'] {
  const counts = Array<number>((parts.at(-1)?.page ?? -1) + 1).fill(0);
  for (const { page } of parts) counts[page] = (counts[page] ?? 0) + 1;
  return {
    counts,
    anchor: parts.map(({ anchor, heading }) =>
      anchor && anchor === slug(heading) ? fromHeading : anchor,
    ),
    heading: parts.map(({ heading }) => heading),
    text: parts.map(({ text }) => text),
    more: encodePostings(parts),
  };
}

/** The parts of a file. */
export function partsOf({ parts }: Pick<SearchFile, 'parts'>): SearchPart[] {
  const pages = parts.counts.flatMap((count, page) => Array<number>(count).fill(page));
  const shown = pages.map((page, index) => {
    const [heading = '', anchor = ''] = [parts.heading[index], parts.anchor[index]];
    return {
      page,
      heading,
      anchor: anchor === fromHeading ? slug(heading) : anchor,
      text: parts.text[index] ?? '',
    };
  });
  const more = decodePostings(shown, parts.more);
  return shown.map((part, index) => ({ ...part, more: more[index] ?? '' }));
}

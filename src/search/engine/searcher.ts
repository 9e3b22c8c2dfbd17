import { searchFile, type SearchFile } from '../search-file';
import { type Engine, type Found, newestFirst, openPages, openRecords } from './engine';
import { fetchRecords } from './records';

/** What a search gives. */
export interface SearchResults {
  /** Pages, their parts, and documents: the best first. */
  pages: Found;
  /** News, events and circulars: the newest first. */
  records: Found;
}

/** The search of a site, opened. */
export interface Searcher {
  find: (text: string) => SearchResults;
}

/** How many of each are shown. */
const most = { pages: 10, records: 6 };

const nothing: Found = { hits: [], complete: false };

async function fetchFile(): Promise<SearchFile> {
  const response = await fetch(
    `${window.location.origin}${process.env.GATSBY_BASE ?? ''}/${searchFile}`,
  );
  if (!response.ok) throw new Error(`/${searchFile} was answered with ${response.status}`);
  return (await response.json()) as SearchFile;
}

/**
 * Opens the search. Live lists are asked for beside it; `onRecords` is called when they are there, with
 * false when one did not answer. Rejects when what is to be searched cannot be fetched.
 */
export async function openSearcher(onRecords: (all: boolean) => void): Promise<Searcher> {
  const file = await fetchFile();
  const pages = openPages(file);
  let records: Engine | undefined;
  const fetched = fetchRecords(file, new AbortController().signal);
  void fetched.then(({ documents, missing }) => {
    records = openRecords(documents, file);
    onRecords(!missing);
  });
  return {
    find: (text) => ({
      pages: pages.find(text, most.pages),
      records: records?.find(text, most.records, newestFirst) ?? nothing,
    }),
  };
}

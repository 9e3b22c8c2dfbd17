import { useState, useSyncExternalStore } from 'react';
import { pathOnSite } from '../../lib/site-path';

/** Where an address change is kept: `push` lets Back undo it, `replace` (while typing) does not. */
export type HistoryMode = 'push' | 'replace';

/** A stored number of pages above this is invalid. */
const MOST_PAGES = 1_000;

const listeners = new Set<() => void>();

/** A query that the browser refused to write, and the page it belongs to. */
let refused: { path: string; search: string } | undefined;

/** The query part of the page's address ('?year=2026'); `undefined` in built HTML. */
export function useAddressSearch(): string | undefined {
  return useOwnAddress(currentSearch);
}

/** The path of the page on this site ('/Gallery/sports-day'); `undefined` in built HTML. */
export function useAddressPath(): string | undefined {
  return useOwnAddress(currentPath);
}

/** How many pages of a list were open at this history entry; at least 1. */
export function useShownPages(): number {
  return useOwnAddress(readPages) ?? 1;
}

/** Writes a query into the address; the list starts on its first page again. */
export function writeSearch(search: string, mode: HistoryMode): void {
  const path = window.location.pathname;
  const state: unknown = { ...historyState(), shownPages: undefined, scroll: undefined };
  refused = undefined;
  try {
    const url = `${path}${search}${window.location.hash}`;
    // What was chosen while the list was hydrated stands there already (`islands/carry-filters.ts`).
    const isNew = search !== window.location.search;
    if (mode === 'push' && isNew) window.history.pushState(state, '', url);
    else window.history.replaceState(state, '', url);
  } catch {
    // Safari refuses more than 100 changes in 30 seconds; a fast typist goes on without.
    refused = { path, search };
  }
  tellAll();
}

/** Stores the number of open pages in the history entry, for a reload and for Back. */
export function writeShownPages(pages: number): void {
  window.history.replaceState({ ...historyState(), shownPages: pages }, '');
  tellAll();
}

/**
 * The stored scroll position, in pixels, when the reader has come back to this page and it was not restored
 * from the back/forward cache; 0 otherwise. The browser restores the position on its own only where the
 * page has its full height at once.
 */
export function keptScroll(): number {
  if (typeof window === 'undefined') return 0;
  const kept = historyState()['scroll'];
  if (typeof kept !== 'number') return 0;
  const [visit] = performance.getEntriesByType('navigation') as { type?: string }[];
  return visit?.type === 'back_forward' ? kept : 0;
}

/** Stores the scroll position in the history entry, for `keptScroll`. */
export function writeScroll(): void {
  window.history.replaceState({ ...historyState(), scroll: window.scrollY }, '');
}

/**
 * Reads from the address as long as it is this page's own: during a navigation the address changes before
 * the page does, and the old page must not react to the new address.
 */
function useOwnAddress<T>(read: () => T): T | undefined {
  const [readOwn] = useState(() => ownReader(read));
  return useSyncExternalStore(subscribe, readOwn, nothing);
}

function ownReader<T>(read: () => T): () => T {
  let path: string | undefined;
  let last: T;
  return () => {
    const here = window.location.pathname;
    path ??= here;
    if (path === here) last = read();
    return last;
  };
}

function nothing(): undefined {
  return undefined;
}

/** The query part as it stands now; in the browser only. */
export function currentSearch(): string {
  const { pathname, search } = window.location;
  return refused?.path === pathname ? refused.search : search;
}

function currentPath(): string {
  return process.env.GATSBY_BASE ? pathOnSite(window.location.pathname) : window.location.pathname;
}

function readPages(): number {
  const pages = historyState()['shownPages'];
  const sound = typeof pages === 'number' && Number.isInteger(pages) && pages > 1;
  return sound ? Math.min(pages, MOST_PAGES) : 1;
}

function historyState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', onPopState);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', onPopState);
  };
}

function onPopState() {
  refused = undefined;
  tellAll();
}

function tellAll() {
  listeners.forEach((listener) => listener());
}

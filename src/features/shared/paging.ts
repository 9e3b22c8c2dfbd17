/** How many items of a list that stands in the built page are shown at first: its first packets hold them. */
const FIRST_PAGE = 12;

/** How many are added by each 'Show more', and shown at first elsewhere. */
export const PAGE_SIZE = 24;

/** The part of a list that is shown. */
export interface ShownItems<T> {
  items: T[];
  /** How many there are in all. */
  total: number;
  /** How many more the next 'Show more' brings; 0 when all are shown. */
  next: number;
}

/** The first `pages` pages (1 and up) of a list; `first` is the size of the first one. */
export function firstPages<T>(
  items: readonly T[],
  pages: number,
  first: number = FIRST_PAGE,
): ShownItems<T> {
  const more = Math.max(1, Math.floor(pages)) - 1;
  const shown = items.slice(0, first + more * PAGE_SIZE);
  return {
    items: shown,
    total: items.length,
    next: Math.min(PAGE_SIZE, items.length - shown.length),
  };
}

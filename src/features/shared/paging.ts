/** How many items of a long list are shown at first: what the built page can hold in its first packets. */
export const FIRST_PAGE = 12;

/** How many are added by each 'Show more'. */
export const PAGE_SIZE = 24;

/** The part of a list that is shown. */
export interface ShownItems<T> {
  items: T[];
  /** How many there are in all. */
  total: number;
  /** How many more the next 'Show more' brings; 0 when all are shown. */
  next: number;
}

/** The first `pages` pages (1 and up) of a list. */
export function firstPages<T>(items: readonly T[], pages: number): ShownItems<T> {
  const more = Math.max(1, Math.floor(pages)) - 1;
  const shown = items.slice(0, FIRST_PAGE + more * PAGE_SIZE);
  return {
    items: shown,
    total: items.length,
    next: Math.min(PAGE_SIZE, items.length - shown.length),
  };
}

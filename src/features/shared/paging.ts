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

/** Most items in the closed part of a list: all of them stand in its page. */
const MOST_FOLDED = 48;

/** The part of a list that is shown, where some items stand in a closed part and count for no page. */
export interface FoldedPages<T> extends ShownItems<T> {
  /** The items of the closed part: the last ones, in their order. */
  folded: readonly T[];
  /** How many more would stand there: no click brings them. */
  beyond: number;
}

/** The first `pages` pages (1 and up) of the items that are not folded; where all would be, none is. */
export function foldedPages<T>(
  items: readonly T[],
  pages: number,
  isFolded: (item: T) => boolean = () => false,
): FoldedPages<T> {
  const open = items.filter((item) => !isFolded(item));
  if (open.length === 0) return { ...firstPages(items, pages), folded: [], beyond: 0 };
  const closed = items.filter((item) => isFolded(item));
  const folded = closed.slice(-MOST_FOLDED);
  const beyond = closed.length - folded.length;
  return { ...firstPages(open, pages), total: items.length, folded, beyond };
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

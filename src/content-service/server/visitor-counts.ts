import type { VisitorKeys } from './visitor-keys';

/** One of the counts that a form adds to, and how many there may be in its window. */
export interface VisitorCount {
  /** What is counted: a household, its /48, or all visitors, and the kind of form. */
  visitor: string;
  most: number;
}

/** How many times as many as one household's are taken of a /48, and of all visitors together. */
export interface Shares {
  site: number;
  all: number;
}

/** The counts of one form: its household's, its /48's for IPv6, and last that of all visitors. */
export function countsOf(
  { household, site }: VisitorKeys,
  group: string,
  most: number,
  shares: Shares,
): VisitorCount[] {
  return [
    { visitor: `${household} ${group}`, most },
    ...(site ? [{ visitor: `${site}/48 ${group}`, most: most * shares.site }] : []),
    { visitor: `all ${group}`, most: most * shares.all },
  ];
}

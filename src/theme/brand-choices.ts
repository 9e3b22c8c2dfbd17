/** The pairs of typefaces that ship: for headings, and for text. */
export const typePairs = ['fraunces-mukta', 'poppins-hind'] as const;
export type TypePair = (typeof typePairs)[number];

/** What the pictures that the product draws itself show, such as the range behind a heading. */
export const decorations = ['hills', 'plain'] as const;
export type Decoration = (typeof decorations)[number];

/** The pairs of typefaces that ship: for headings, and for text. */
export const typePairs = ['fraunces-mukta', 'poppins-hind'] as const;
export type TypePair = (typeof typePairs)[number];

/** The decorations of headings, footer and default pictures. */
export const decorations = ['hills', 'plain'] as const;
export type Decoration = (typeof decorations)[number];

/** Least height of a list in every state: it keeps the footer below the fold. */
export const listHeight = '62dvh';

/** Where a list stands. */
export const listSpacing = { mt: { base: 8, md: 10 }, minH: listHeight };

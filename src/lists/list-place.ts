/** Least height of a list in every state: it keeps the footer below the fold. */
export const listHeight = '62dvh';

/**
 * Most of a list that loads: a screen, so that nobody sees its beginning and what stands below it at
 * once, and little more than a short list needs.
 */
export const loadingHeight = '100dvh';

/** Where a list stands. */
export const listPlace = { mt: { base: 8, md: 10 }, minH: listHeight };
